import { Trans, useLingui } from '@lingui/react/macro'
import { en } from 'domain/texts/en.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { Form, Formik, type FormikHelpers } from 'formik'
import styled from 'styled-components'
import { Button } from '../../components/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../components/dialog.tsx'
import { FileDrop } from '../../components/file-drop.tsx'
import { TextAreaField } from '../../components/text-area-field.tsx'
import { TextField } from '../../components/text-field.tsx'
import { TickField } from '../../components/tick-field.tsx'
import { showToast } from '../../lib/show-toast.ts'
import { CreateButton } from './create-button.tsx'
import { createBlog, messageOf } from './create-blog.ts'
import { blogFormSchema, type BlogFormValues } from './blog-form-schema.ts'

const Fields = styled(Form)`
  display: contents;
`

const initialValues: BlogFormValues = {
  title: '',
  description: '',
  image: null,
  externalLink: '',
  is_published: true,
}

/** Adds a post (spec, section 2: blog panel). */
export function BlogDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()

  const handleSubmit = async (values: BlogFormValues, { setSubmitting }: FormikHelpers<BlogFormValues>) => {
    try {
      await createBlog(values)
      void showToast('success', en.blogs.created)
      onClose()
    } catch (error) {
      void showToast('error', messageOf(error))
      setSubmitting(false)
    }
  }

  return (
    <Dialog title={t`Add New Blog`} onClose={onClose}>
      <Formik
        initialValues={initialValues}
        validationSchema={blogFormSchema}
        validateOnMount
        onSubmit={handleSubmit}
      >
        <Fields noValidate>
          <DialogBody>
            <TextField name="title" label={en.label.title} maxLength={MAX_LENGTH.title} />
            <TextAreaField name="description" label={en.label.description} rows={4} />
            <FileDrop name="image" label={en.label.image} prompt={t`Take or choose a picture`} />
            <TextField
              name="externalLink"
              label={en.label.externalLink}
              hint={t`If the post stands on another site, its title leads there.`}
              type="url"
              isOptional
            />
            <TickField name="is_published" label={en.label.is_published} />
          </DialogBody>
          <DialogFoot>
            <CreateButton />
            <Button type="button" $kind="line" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </DialogFoot>
        </Fields>
      </Formik>
    </Dialog>
  )
}
