import type { ButtonHTMLAttributes, FormEvent, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { Button, IconButton } from './button.tsx'
import { MiniButton } from './mini-button.tsx'

type Props = ButtonHTMLAttributes<HTMLButtonElement>

test.each<[name: string, render: (props: Props) => ReactNode, state: Props]>([
  ['Button', (props) => <Button {...props} />, { 'aria-busy': true }],
  ['Button', (props) => <Button {...props} />, { 'aria-disabled': true }],
  ['MiniButton', (props) => <MiniButton {...props} />, { 'aria-busy': true }],
  ['IconButton', (props) => <IconButton {...props} />, { 'aria-disabled': true }],
])(
  'a busy or disabled %s keeps the focus, and a press on it does nothing, %#',
  async (_name, render, state) => {
    const press = vi.fn<() => void>()
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    await show(<form onSubmit={submit}>{render({ ...state, onClick: press, children: 'Save' })}</form>)
    const button = page.getByRole('button', { name: 'Save' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    expect([press, submit].map(({ mock }) => mock.calls)).toEqual([[], []])
  },
)
