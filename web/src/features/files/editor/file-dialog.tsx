import { Trans, useLingui } from '@lingui/react/macro'
import { formatTime } from 'domain/dates.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { ListedFile } from 'domain/files/office-file.ts'
import { officeFileSchema } from 'domain/files/office-file-schema.ts'
import { rule } from 'domain/values/rule.ts'
import { Form, Formik, useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { mixed } from 'yup'
import { ConflictFields, ConflictFoot, useOwnVersions } from '#components/conflict/conflict-fields.tsx'
import { Button } from '#components/controls/button.tsx'
import { Label } from '#components/fields/field-frame.tsx'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Progress } from '#components/forms/progress.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import type { Pause } from '#components/publishing/use-pause.ts'
import { useLanguage, useTexts } from '#lib/format/texts.ts'
import { type Base, differingFields, type FileField, type FileValues, NEW, valuesOf } from '../file-values.ts'
import { draftKey, dropFileDraft, readFileDraft, useFileDraft } from './file-draft.ts'
import { FileField as FileInput } from './file-field.tsx'
import { useSending } from './use-sending.ts'

const Push = styled(Button)`
  margin-inline-start: auto;
`
const Group = styled.div`
  display: grid;
  gap: 6px;
`
const Sent = styled.div`
  display: grid;
  gap: var(--s2);
  font-size: var(--t-s);
`

interface FileDialogProps {
  uid: string
  /** The stored file, live; undefined for a new file. */
  file: ListedFile | undefined
  pause: Pause | undefined
  onClose: () => void
}

const SCHEMA = officeFileSchema.omit(['upload'])
const NEW_SCHEMA = SCHEMA.shape({ file: mixed().required(rule('fileMissing')) })

/** Shows the dialog that adds a file, or changes and replaces one. What is typed and chosen stays on this device. */
export function FileDialog({ uid, file, pause, onClose }: FileDialogProps) {
  const key = draftKey(uid, file?.id ?? NEW)
  const [draft] = useState(() => readFileDraft(key))
  const [base, setBase] = useState<Base>(
    () => draft?.base ?? { version: file?.updatedAt ?? '', values: valuesOf(file) },
  )
  const validate = useValidation(file ? SCHEMA : NEW_SCHEMA)
  const finish = () => {
    dropFileDraft(key)
    onClose()
  }
  const sending = useSending({ file, pause, onStored: finish })
  return (
    <Formik
      initialValues={draft?.values ?? base.values}
      validate={({ file: chosen, ...values }) => validate(file ? values : { ...values, file: chosen })}
      onSubmit={(values) => sending.store(values, base)}
    >
      <Content {...{ draftName: key, file, base, setBase, sending, onClose }} onDiscard={finish} />
    </Formik>
  )
}

interface ContentProps {
  draftName: string
  file: ListedFile | undefined
  base: Base
  setBase: (base: Base) => void
  sending: ReturnType<typeof useSending>
  onClose: () => void
  /** Closes it and forgets what is not saved. */
  onDiscard: () => void
}

function Content({ draftName, file, base, setBase, sending, onClose, onDiscard }: ContentProps) {
  const { t } = useLingui()
  const { label } = useTexts()
  const { values, setValues, isSubmitting } = useFormikContext<FileValues>()
  useFileDraft(draftName, base)
  const changed = differingFields(values, base.values)
  const isUnsaved = changed.length > 0 || values.file !== null
  const isBehind = file !== undefined && file.updatedAt > base.version && !isSubmitting
  const follow = () => {
    setBase({ version: file?.updatedAt ?? '', values: valuesOf(file) })
    void setValues({ ...valuesOf(file), file: values.file })
  }
  useEffect(() => {
    // without changes of its own the form follows what is stored
    if (isBehind && changed.length === 0) follow()
  })
  // until the other version has arrived there is nothing to compare
  if (sending.hasConflict && file && file.updatedAt !== base.version)
    return (
      <Dialog title={t`Two versions of this file`} onClose={onClose} size="medium">
        <Conflict
          {...{ file, base, values, onDiscard, onClose }}
          onSave={(merged) => {
            const newer = { version: file.updatedAt, values: valuesOf(file) }
            setBase(newer)
            sending.setHasConflict(false)
            void setValues(merged).then(() => sending.store(merged, newer))
          }}
        />
      </Dialog>
    )
  return (
    <Dialog title={file ? t`Edit or replace file` : t`Add file`} onClose={onClose} size="medium">
      <Form noValidate>
        <DialogBody>
          <FileInput isStored={file !== undefined} />
          {sending.percent !== undefined && (
            <Sent>
              <Progress label={t`Uploading the file`} percent={sending.percent} />
              <output>
                {sending.isWaiting ? (
                  <Trans>There is no connection. The upload goes on by itself.</Trans>
                ) : sending.percent < 100 ? (
                  <Trans>The file is being uploaded.</Trans>
                ) : (
                  <Trans>The file has arrived and is being checked.</Trans>
                )}
              </output>
            </Sent>
          )}
          <TextField name="title" label={label.title} maxLength={MAX_LENGTH.fileTitle} />
          <TextField name="date" label={label.date} type="date" hint={t`The list shows this day.`} />
          <TextField
            name="languages"
            label={label.languages}
            hint={t`For example: English and Urdu`}
            maxLength={MAX_LENGTH.languages}
            isOptional
          />
          <Group>
            <Label as="span">{label.readers}</Label>
            <RadioPicks
              name="readers"
              label={label.readers}
              options={[
                { value: 'everybody', label: t`Everybody`, hint: t`It gets a public address` },
                { value: 'members', label: t`Members`, hint: t`They sign in to download it` },
              ]}
            />
          </Group>
        </DialogBody>
        <DialogFoot>
          <Button type="submit" aria-busy={isSubmitting}>
            {isSubmitting ? <Trans>Saving...</Trans> : file ? <Trans>Save</Trans> : <Trans>Add file</Trans>}
          </Button>
          {isSubmitting && (
            <Button type="button" $kind="line" onClick={sending.stop}>
              <Trans>Stop</Trans>
            </Button>
          )}
          <Push type="button" $kind="plain" onClick={isUnsaved ? onDiscard : onClose}>
            {isUnsaved ? <Trans>Discard</Trans> : <Trans>Cancel</Trans>}
          </Push>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

interface ConflictProps extends Pick<ContentProps, 'onClose' | 'onDiscard'> {
  /** As somebody else saved it. */
  file: ListedFile
  base: Base
  values: FileValues
  onSave: (merged: FileValues) => void
}

/** Asks which version of each field to keep. */
function Conflict({ file, base, values, onSave, onDiscard, onClose }: ConflictProps) {
  const { t } = useLingui()
  const { label } = useTexts()
  const at = formatTime(file.updatedAt, useLanguage())
  const stored = valuesOf(file)
  const fields = differingFields(values, stored)
  const { own, choose } = useOwnVersions(differingFields(values, base.values))
  const format = (field: FileField, { readers, ...texts }: FileValues) =>
    field === 'readers' ? (readers === 'members' ? t`Members` : t`Everybody`) : texts[field]
  const merged = () => {
    const kept = fields.filter((field) => own.includes(field)).map((field) => [field, values[field]])
    return { ...stored, ...(Object.fromEntries(kept) as Partial<FileValues>), file: values.file }
  }
  return (
    <>
      <DialogBody tabIndex={-1}>
        <p role="alert">
          <Trans>Somebody else saved this at {at}, while you were writing. Your text is still here.</Trans>
        </p>
        <ConflictFields
          fields={fields.map((name) => ({
            name,
            label: label[name],
            mine: format(name, values),
            theirs: format(name, stored),
          }))}
          theirs={t`Saved at ${at}`}
          own={own}
          onChoose={choose}
        />
        {fields.length === 0 && <p>{t`No difference.`}</p>}
        {values.file && (
          <p>
            <Trans>Your new file replaces theirs.</Trans>
          </p>
        )}
      </DialogBody>
      <ConflictFoot onSave={() => onSave(merged())} onDiscard={onDiscard} onLater={onClose} />
    </>
  )
}
