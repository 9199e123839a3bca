import type { PageTexts } from 'domain/texts/pages-en.ts'
import { showToast } from '#components/overlay/toasts.tsx'

/** Milliseconds that it stays: about as long as the pictures take. */
const SHOWN_MS = 45_000

/** Says that smaller pictures are sent. */
export const saySlowLine = ({ forms }: PageTexts): void => void showToast('waiting', forms.slowLine, SHOWN_MS)
