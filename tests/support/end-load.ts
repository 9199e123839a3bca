import { vi } from 'vitest'
import type { PostInput, PostKind } from '../../functions/src/posts/post-kind.ts'
import { readPostList } from '../../functions/src/posts/post-list.ts'

/** Requests a list ten times as if long ago, since those of an earlier test count as load of this process. */
export async function endLoad<Input extends PostInput>(kind: PostKind<Input>): Promise<void> {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(-1_000)
  for (let n = 0; n < 10; n += 1) await readPostList(kind)
  clock.mockRestore()
}
