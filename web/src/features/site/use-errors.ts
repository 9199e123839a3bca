import type { ContentPart } from 'domain/content/content.ts'
import type { FieldErrors } from 'domain/values/rule.ts'
import { useEffect, useRef, useState } from 'react'
import { PART_NAMES } from './parts/parts.ts'
import type { Parts } from './use-edited-parts.ts'
import { checkWithUrdu } from './urdu.ts'
import type { Values } from './values.ts'

export type PartErrors = Partial<Record<ContentPart, FieldErrors>>

/** Checks every part by the rules that the server has too. @returns errors by part; {} for a valid one */
export function useErrors(all: Parts['all']): PartErrors {
  const [errors, setErrors] = useState<PartErrors>({})
  const checked = useRef<Partial<Record<ContentPart, Values>>>({})
  useEffect(() => {
    for (const part of PART_NAMES) {
      const { content } = all[part]
      if (checked.current[part] === content) continue
      checked.current[part] = content
      void checkWithUrdu(part, content).then((wrong) => {
        // newer content is checked by its own call
        if (checked.current[part] !== content) return
        setErrors((before) => ({ ...before, [part]: wrong }))
      })
    }
  }, [all])
  return errors
}
