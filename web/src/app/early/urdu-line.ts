import { LANGUAGE_KEY, writeStorage } from '#lib/storage.ts'

/* Over the page, so it moves nothing, and after it, so the link to its content stays the first. The face is the system's: a line is not worth a font. */
const LINE = `<style>
#in-urdu{position:fixed;z-index:var(--z-bar);inset-block-end:var(--s4);inset-inline-end:var(--gutter);display:flex;background:var(--surface);border:1px solid var(--edge);border-radius:var(--radius);font:500 1.125rem/1.95 'Noto Nastaliq Urdu','Urdu Typesetting','Jameel Noori Nastaleeq',var(--text)}
#in-urdu :is(a,button){display:grid;place-items:center;min-block-size:48px;min-inline-size:48px;padding-inline:var(--s4);border:0;background:none;color:inherit;font:inherit;white-space:nowrap;cursor:pointer}
#in-urdu a{text-underline-position:under;text-underline-offset:.25em}
#in-urdu button{border-inline-start:1px solid var(--line)}
#in-urdu :is(a,button):hover{background:var(--surface-sunk)}
@media print{#in-urdu{display:none}}
</style><a hreflang="ur" data-language>یہ صفحہ اردو میں پڑھیں</a><button type="button" aria-label="بند کریں">✕</button>`

/**
 * Shows a line in Urdu that leads to this page in Urdu. The script in index.html keeps the choice when the link is followed; closing the
 * line keeps English. It leaves when somebody types, since only the switch of the page says what does not go along.
 */
export function showUrduLine(document: Document): void {
  const line = document.createElement('aside')
  Object.assign(line, { id: 'in-urdu', lang: 'ur', dir: 'rtl', ariaLabel: 'اردو', innerHTML: LINE })
  line.querySelector('a')?.setAttribute('href', `/ur${location.pathname}`)
  line.querySelector('button')?.addEventListener('click', () => {
    writeStorage(LANGUAGE_KEY, 'en')
    line.remove()
  })
  document.addEventListener('input', () => line.remove(), { once: true })
  document.body.append(line)
}
