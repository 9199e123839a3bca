import type { ContentPart } from 'domain/content/content.ts'
import { useEffect, useState } from 'react'
import { PartForm } from '../form/part-form.tsx'
import { PART_NAMES } from '../parts/parts.ts'
import { usePictures, useUploads } from '../use-pictures.ts'
import { toStoredPart } from '../stored-part.ts'
import { type PartErrors, useErrors, type Parts, useEditedParts } from '../use-edited-parts.ts'
import type { StoredParts } from '../api.ts'
import type { Values } from '../values.ts'

/** Stored parts. The others have their samples. */
export type Documents = Partial<Record<ContentPart, object>>

const storedParts = (documents: Documents = {}) =>
  Object.fromEntries(
    PART_NAMES.map((part) => [part, toStoredPart(part, documents[part] as Values)]),
  ) as StoredParts

/** The state of the forms. */
export interface Edited {
  parts: Parts
  errors: PartErrors
  /** The open part as its preview gets it. */
  shown: Values
}

interface EditorOfProps {
  part: ContentPart
  onRender: (edited: Edited) => void
  /** The field that is to get the focus. */
  wanted?: string
  /** What is stored after somebody else's change. */
  later?: Documents
}

/** Renders the form of a part on the samples, for tests. A button changes what is stored as somebody else would. */
export function EditorOf({ part, onRender, wanted, later = {} }: EditorOfProps) {
  const [found, setFound] = useState(false)
  const [stored, setStored] = useState(() => storedParts())
  const parts = useEditedParts('she', stored)
  const errors = useErrors(parts.all)
  const { pictures, shown } = usePictures(parts.all[part], useUploads(parts.change))
  useEffect(() => {
    onRender({ parts, errors, shown })
  })
  return (
    <>
      <PartForm
        edited={parts.all[part]}
        pictures={pictures}
        wanted={found ? undefined : wanted}
        onFound={() => setFound(true)}
        onChange={(values) => parts.change(part, () => values)}
      />
      <button type="button" onClick={() => setStored(storedParts(later))}>
        Somebody else
      </button>
    </>
  )
}
