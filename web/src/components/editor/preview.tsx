import { toHtml } from 'domain/formatting/to-html.ts'
import { useMemo } from 'react'
import { Formatted } from '#components/sections/description.tsx'
import { usePrivatePictures } from '#lib/firebase/use-private-picture.ts'
import { withOwnPictures } from './own-pictures.ts'

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
  const shown = useMemo(() => withOwnPictures(html, (address) => loaded[address]), [html, loaded])
  return <Formatted dangerouslySetInnerHTML={{ __html: shown }} />
}
