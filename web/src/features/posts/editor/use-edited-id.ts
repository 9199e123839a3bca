import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

const PARAMETER = 'edit'

/** The entry of the history below is the list itself, so closing is going back. */
const OVER_LIST = { isOverList: true }

const others = (params: URLSearchParams) => [...params].filter(([name]) => name !== PARAMETER)

/**
 * What is edited, as the address says: so that a reload and Back work. Where the address has left it, it stays until `finish`, since
 * there may be something to ask first.
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
