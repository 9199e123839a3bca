import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { MAX_LENGTH } from 'domain/limits.ts'
import { Form, Formik, type FormikHelpers } from 'formik'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { FileDrop } from '#components/forms/file-drop.tsx'
import { TextAreaField } from '#components/forms/text-area-field.tsx'
import { TextField } from '#components/forms/text-field.tsx'
import { TickField } from '#components/forms/tick-field.tsx'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { clearToasts, showToast } from '#components/overlay/toasts.tsx'
import { media } from '#styles/media.ts'
import { useValidation } from '#components/forms/use-validation.ts'
import { useTexts } from '#lib/texts.ts'
import { blogFormSchema, type BlogFormValues } from './blog-form-schema.ts'
import { createBlog, messageOf } from './create-blog.ts'
import { CreateButton } from './create-button.tsx'

const Columns = styled(DialogBody)`
  ${media.fromTablet} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`

const Column = styled.div`
  display: grid;
  gap: var(--s5);
  align-content: start;
`

const initialValues: BlogFormValues = {
  title: '',
  description: '',
  image: null,
  externalLink: '',
  is_published: true,
}

/** Adds a post. */
export function BlogDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const texts = useTexts()
  const { mutateAsync: create } = useMutation({ mutationFn: createBlog })

  const handleSubmit = async (values: BlogFormValues, { setSubmitting }: FormikHelpers<BlogFormValues>) => {
    clearToasts()
    try {
      await create(values)
      void showToast('success', texts.blogs.created)
      onClose()
    } catch (error) {
      void showToast('error', messageOf(error, texts))
      setSubmitting(false)
    }
  }

  return (
    <Dialog title={t`Add New Blog`} onClose={onClose}>
      <Formik
        initialValues={initialValues}
        validate={useValidation(blogFormSchema)}
        validateOnMount
        onSubmit={handleSubmit}
      >
        <Form noValidate>
          <Columns>
            <Column>
              <TextField name="title" label={texts.label.title} maxLength={MAX_LENGTH.title} />
              <TextAreaField name="description" label={texts.label.description} rows={4} />
              <TextField
                name="externalLink"
                label={texts.label.externalLink}
                hint={t`If the post stands on another site, its title leads there.`}
                type="url"
                isOptional
              />
            </Column>
            <Column>
              <FileDrop name="image" label={texts.label.image} prompt={t`Take or choose a picture`} />
              <TickField name="is_published" label={texts.label.is_published} isSwitch />
            </Column>
          </Columns>
          <DialogFoot>
            <CreateButton />
            <Button type="button" $kind="line" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </DialogFoot>
        </Form>
      </Formik>
    </Dialog>
  )
}
