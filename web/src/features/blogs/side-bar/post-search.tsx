import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { SearchBox } from './search-box.tsx'

/** Beside a post: leads to the list of those that have the words. */
export function PostSearch() {
  const navigate = useNavigate()
  return <SearchBox list={paths.blog} onSubmit={(words) => void navigate(paths.blogSearch(words))} />
}
