import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#components/controls/button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { showToast } from '#components/overlay/toasts.tsx'
import { saveFile } from '#lib/firebase/save-file.ts'
import { useFailure } from './use-failure.ts'

interface SaveButtonProps {
  /** Of what is saved; asked for when it is pressed, not before. */
  address: string
  /** The name of the file. */
  name: string
  children: ReactNode
}

/** Saves a file of the office on this device. */
export function SaveButton({ address, name, children }: SaveButtonProps) {
  const failure = useFailure()
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(address, name),
    onError: (error) => void showToast('error', failure(error)),
  })
  return (
    <Button
      type="button"
      $kind="plain"
      $small
      aria-disabled={isPending}
      aria-busy={isPending}
      onClick={() => isPending || mutate()}
    >
      <WorkIcon name="download" />
      {children}
    </Button>
  )
}
