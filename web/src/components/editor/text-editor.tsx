import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { controlStyle, directed } from '#components/fields/control-style.ts'
import { Hint } from '#components/fields/field-frame.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { LinkBox } from './link-box.tsx'
import { PictureBox, type UploadPicture } from './picture-box.tsx'
import {
  continueList,
  type InlineMark,
  type LineMark,
  linkAt,
  marksAt,
  type TextLink,
  toggleInline,
  toggleLines,
  writeLink,
  writePicture,
  type WrittenPicture,
} from './marks.ts'
import { applyEdit, lineBottom, selectedIn, undoIn } from './text-area.ts'
import { type EditorTool, Toolbar } from './toolbar.tsx'

const FormattedPreview = lazy(() => import('./preview.tsx'))

const Frame = styled.div`
  position: relative;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);

  &:focus-within {
    border-color: var(--ink);
  }
  &:has(> div > [aria-invalid='true']) {
    border: 2px solid var(--danger);
  }
`
const Writing = styled.div`
  position: relative;
  /* the preview takes its place, and the browser keeps what can be undone */
  &[hidden] {
    display: none;
  }
`
const Area = styled.textarea.attrs(directed)<{ $isShort: boolean }>`
  ${controlStyle}
  display: block;
  field-sizing: content;
  min-block-size: ${({ $isShort }) => ($isShort ? '120px' : '264px')};
  max-block-size: 60vh;
  resize: vertical;

  &,
  &:hover,
  &:focus-visible,
  &[aria-invalid='true'] {
    padding: var(--s4);
    border: 0;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`
const Shown = styled.div<{ $isShort: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  min-block-size: ${({ $isShort }) => ($isShort ? '120px' : '264px')};
  align-content: start;
  padding: var(--s5);
  background: var(--surface);
`
const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  justify-content: space-between;
  margin-block-start: 6px;
`

const SHORTCUTS: Record<string, InlineMark | LineMark | 'link'> = {
  KeyB: '**',
  KeyI: '_',
  KeyK: 'link',
  'Shift+Digit7': 'numbers',
  'Shift+Digit8': 'list',
  'Shift+Digit9': 'quote',
  'Alt+Digit2': 'heading',
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

interface TextEditorProps extends Omit<ComponentProps<'textarea'>, 'value' | 'ref'> {
  id: string
  value: string
  /** Whether lines that begin with a time are a schedule. */
  hasSchedule?: boolean
  /** Whether the text is one of a few sentences, which has no headings. */
  isShort?: boolean
  /** Sends a picture for the text; without it there are no pictures. */
  uploadPicture?: UploadPicture | undefined
  /** Shown above the text in the preview. */
  above?: ReactNode
}

/** Edits a text with the marks of Markdown: a text area, tools that write the marks, and a preview. */
export function TextEditor({
  id,
  value,
  hasSchedule = false,
  isShort = false,
  uploadPicture,
  above,
  ...rest
}: TextEditorProps) {
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setIsPreview] = useState(false)
  const [on, setOn] = useState<ReturnType<typeof marksAt>>(new Set())
  const [link, setLink] = useState<{ at: TextLink; top: number }>()
  const [picture, setPicture] = useState<{ top: number }>()

  const use = (mark: InlineMark | LineMark | 'link') => {
    if (!area.current) return
    const selected = selectedIn(area.current)
    if (mark === 'link') {
      const at = linkAt(selected)
      setLink({ at, top: lineBottom(area.current, at.to) })
    } else if (mark === '**' || mark === '_') applyEdit(area.current, toggleInline(selected, mark))
    else applyEdit(area.current, toggleLines(selected, mark))
    setOn(marksAt(selectedIn(area.current)))
  }
  const endLink = (address?: string) => {
    if (link && address !== undefined && area.current) applyEdit(area.current, writeLink(link.at, address))
    setLink(undefined)
    area.current?.focus()
  }
  const openPicture = () => {
    if (!area.current) return
    setPicture({ top: lineBottom(area.current, area.current.selectionEnd) })
  }
  const endPicture = (written?: WrittenPicture) => {
    if (picture && written && area.current) {
      const { selectionEnd: end } = area.current
      applyEdit(area.current, writePicture({ text: area.current.value, start: end, end }, written))
    }
    setPicture(undefined)
    area.current?.focus()
  }
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget, key, code, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'Enter' && !shiftKey && !ctrlKey && !metaKey && !altKey) {
      const edit = continueList(selectedIn(currentTarget))
      if (!edit) return
      event.preventDefault()
      applyEdit(currentTarget, edit)
      return
    }
    if (!ctrlKey && !metaKey) return
    const mark = SHORTCUTS[`${shiftKey ? 'Shift+' : ''}${altKey ? 'Alt+' : ''}${code}`]
    if (!mark || (mark === 'heading' && isShort)) return
    event.preventDefault()
    use(mark)
  }

  const tool = (
    icon: EditorTool['icon'],
    name: string,
    mark: InlineMark | LineMark | 'link',
    keys: string,
  ): EditorTool => ({ icon, label: name, keys, isOn: on.has(mark), use: () => use(mark) })
  const tools: EditorTool[] = [
    tool('bold', t`Bold`, '**', 'Control+B'),
    tool('italic', t`Italic`, '_', 'Control+I'),
    tool('link', t`Link`, 'link', 'Control+K'),
    tool('list', t`List`, 'list', 'Control+Shift+8'),
    tool('numbers', t`Numbered list`, 'numbers', 'Control+Shift+7'),
    ...(isShort ? [] : [tool('heading', t`Heading`, 'heading', 'Control+Alt+2')]),
    tool('quote', t`Quote`, 'quote', 'Control+Shift+9'),
    ...(uploadPicture ? [{ icon: 'photo' as const, label: t`Picture`, use: openPicture }] : []),
    { icon: 'undo', label: t`Undo`, keys: 'Control+Z', use: () => area.current && undoIn(area.current) },
  ]
  const described = [rest['aria-describedby'], `${id}-tip`].filter(Boolean).join(' ')
  const count = wordsIn(value)
  return (
    <div>
      <Frame>
        <Toolbar
          controls={id}
          tools={tools}
          isPreview={isPreview}
          onChoose={(next) => {
            setLink(undefined)
            setPicture(undefined)
            setIsPreview(next)
          }}
        />
        <Writing hidden={isPreview}>
          <Area
            {...rest}
            ref={area}
            id={id}
            $isShort={isShort}
            value={value}
            aria-describedby={described}
            onKeyDown={handleKey}
            onSelect={({ currentTarget }) => setOn(marksAt(selectedIn(currentTarget)))}
          />
          {link && (
            <LinkBox
              address={link.at.address}
              top={link.top}
              onSave={endLink}
              onRemove={() => endLink('')}
              onClose={() => endLink()}
            />
          )}
          {picture && uploadPicture && (
            <PictureBox
              top={picture.top}
              upload={uploadPicture}
              onInsert={endPicture}
              onClose={() => endPicture()}
            />
          )}
        </Writing>
        {isPreview && (
          // it may be longer than the window, and has no control that could be focused to scroll
          <Shown
            $isShort={isShort}
            lang={rest.lang}
            dir={rest.dir}
            role="tabpanel"
            aria-label={t`Preview`}
            tabIndex={0}
          >
            {above}
            <Suspense fallback={<Loading text={t`Loading the preview...`} />}>
              <FormattedPreview text={value} hasSchedule={hasSchedule} />
            </Suspense>
          </Shown>
        )}
      </Frame>
      <Below>
        <Hint id={`${id}-tip`}>
          {isPreview ? (
            <Trans>This is how visitors will see it.</Trans>
          ) : isShort ? (
            <Trans>You can also type **bold** and - list.</Trans>
          ) : (
            <Trans>You can also type **bold**, ## heading and - list.</Trans>
          )}
        </Hint>
        <Hint>{t`${plural(count, { one: '# word', other: '# words' })}`}</Hint>
      </Below>
    </div>
  )
}
