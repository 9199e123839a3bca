/** A control that has to be mended. */
export interface Invalid {
  id: string
  /** Of its field in the form's values. */
  name: string
  label: string
}

const CONTROL = 'input, select, textarea'

/** A control's id is that of its field after this. */
export const FIELD_ID = 'field-'

const labelOf = (control: HTMLElement): string =>
  control.getAttribute('aria-label') ??
  document.querySelector(`label[for="${CSS.escape(control.id)}"]`)?.firstChild?.textContent ??
  ''

/** Every control of a form that is marked as invalid, in the order of the page. */
export const findInvalid = (form: HTMLElement): Invalid[] =>
  [...form.querySelectorAll<HTMLElement>('[aria-invalid=true]')].map((control) => ({
    id: control.id,
    name: control.id.slice(FIELD_ID.length),
    label: labelOf(control),
  }))

/** Gives the focus to a control, or in a group of radios to the first of them. */
export function focusControl(control: HTMLElement | null) {
  const target = control?.matches(CONTROL) ? control : control?.querySelector<HTMLElement>(CONTROL)
  target?.focus()
}
