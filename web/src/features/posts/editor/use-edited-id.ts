import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const PARAMETER = 'edit'

/** Marks a history entry that was opened from the list, so that closing goes back. */
const OVER_LIST = { isOverList: true }

const others = (params: URLSearchParams) => [...params].filter(([name]) => name !== PARAMETER)

/**
 * Returns the id that the address names in `?edit=`, so that a reload and Back work. After the address has left it, it stays open
 * until `finish`, since there may be a draft to ask about.
 */
export function useEditedId() {
  const navigate = useNavigate()
  const state = useLocation().state as typeof OVER_LIST | null
  const [params, setParams] = useSearchParams()
  const named = params.get(PARAMETER) ?? undefined
  const [edited, setEdited] = useState(named)
  const [lastNamed, setLastNamed] = useState(named)
  // only a change of the address opens anything: what is finished stays closed while the address follows
  if (named !== lastNamed) {
    setLastNamed(named)
    if (named !== undefined) setEdited(named)
  }

  const edit = (id: string, options: { replace?: boolean } = {}) => {
    const over = options.replace ? state : OVER_LIST
    setParams((now) => new URLSearchParams([...others(now), [PARAMETER, id]]), { ...options, state: over })
  }
  const leave = () => {
    if (named === undefined) return
    if (state?.isOverList) return void navigate(-1)
    setParams((now) => new URLSearchParams(others(now)), { replace: true })
  }
  return {
    edited,
    /** The address does not name it any more. */
    isLeft: edited !== undefined && named !== edited,
    edit,
    /** Makes the address name nothing. */
    leave,
    /** Shows it no more, wherever the address is. */
    finish: () => {
      setEdited(undefined)
      leave()
    },
  }
}
