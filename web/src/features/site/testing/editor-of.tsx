import type { ContentPart } from 'domain/content/content.ts'
import { useEffect, useState } from 'react'
import { PartForm } from '../form/part-form.tsx'
import { PART_NAMES } from '../parts/parts.ts'
import { usePictures } from '../pictures/use-pictures.ts'
import { useUploads } from '../pictures/use-uploads.ts'
import { toStoredPart } from '../stored-part.ts'
import { type PartErrors, useErrors } from '../use-errors.ts'
import { type Parts, useEditedParts } from '../use-edited-parts.ts'
import type { StoredParts } from '../use-stored-parts.ts'
import type { Values } from '../values.ts'

/** Every part as it is stored, the others as their samples. */
export type Documents = Partial<Record<ContentPart, object>>

const storedParts = (documents: Documents = {}) =>
  Object.fromEntries(
    PART_NAMES.map((part) => [part, toStoredPart(part, documents[part] as Values)]),
  ) as StoredParts

/** What stands in the forms. */
export interface Edited {
  parts: Parts
  errors: PartErrors
  /** Of the part at hand, as its preview has it. */
  shown: Values
}

interface EditorOfProps {
  part: ContentPart
  onRender: (edited: Edited) => void
  /** The field that is looked for. */
  wanted?: string
  /** What is stored once somebody else has changed it. */
  later?: Documents
}

/** For tests: the form of a part as the view has it, on the samples; a button changes what is stored as somebody else would. */
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
