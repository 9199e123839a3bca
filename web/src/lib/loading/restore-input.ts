type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Sets a value with the native setter, so that React treats the next event as a change. */
const setNativeValue = (control: Control, value: string) => {
  const owner = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(control, value)
}

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

const isChanged = (control: Control) => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected)
  if (isToggle(control)) return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

/**
 * Remembers what was entered before hydration.
 * @returns a function that enters it again after hydration; it works with any form library
 */
export function captureInput(document: Document): () => void {
  const controls = document.querySelectorAll<Control>('form :is(input, textarea, select)')
  const changed = [...controls].filter(isChanged)
  const kept = changed.map((control) => ({
    control,
    value: control.value,
    checked: isToggle(control) && control.checked,
  }))
  return () => {
    for (const { control, value, checked } of kept) {
      if (!control.isConnected) continue
      if (isToggle(control)) {
        if (control.type === 'radio' && !checked) continue
        control.checked = !checked
        control.click()
      } else if (control.type === 'file') {
        control.dispatchEvent(new Event('change', { bubbles: true }))
      } else {
        control.value = ''
        setNativeValue(control, value)
        control.dispatchEvent(new Event('input', { bubbles: true }))
        control.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }
  }
}
