import { toHtml } from 'domain/formatting/to-html.ts'
import { useMemo } from 'react'
import { Formatted } from '#components/sections/description.tsx'
import { usePrivatePictures } from '#lib/firebase/use-private-picture.ts'

/** Shows the addresses of pictures by which they can be loaded: visitors cannot see those of a draft. */
function withOwnPictures(html: string, loaded: Readonly<Record<string, string>>): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const image of page.querySelectorAll('img')) {
    const own = loaded[image.getAttribute('src') ?? '']
    image.removeAttribute('srcset')
    image.removeAttribute('loading')
    if (own) image.src = own
  }
  return page.body.innerHTML
}

interface FormattedPreviewProps {
  text: string
  /** Whether lines that begin with a time are a schedule. */
  hasSchedule: boolean
}

/** Shows a text as visitors will see it. Its file is loaded with the first preview, since it contains the parser. */
export default function FormattedPreview({ text, hasSchedule }: FormattedPreviewProps) {
  const html = useMemo(
    () => toHtml({ description: text, format: 'markdown', ...(hasSchedule && { date: '' }) }),
    [text, hasSchedule],
  )
  const sources = useMemo(() => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src), [html])
  const loaded = usePrivatePictures(sources)
  const shown = useMemo(() => withOwnPictures(html, loaded), [html, loaded])
  return <Formatted dangerouslySetInnerHTML={{ __html: shown }} />
}
