import { Trans, useLingui } from '@lingui/react/macro'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import type { FirstAdminLink } from 'domain/api/first-admin.ts'
import { firstAdminSchema } from 'domain/schemas/first-admin.ts'
import { Formik } from 'formik'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { Button, ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { OfflineBar } from '#components/feedback/offline-bar.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Aside, Lead } from '#components/forms/form-layout.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { loadToasts } from '#components/overlay/toasts.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import { stayBusy } from '#lib/stay-busy.ts'
import { createFirstAdmin } from '../api.ts'
import { FormFailure, useFormFailure, NarrowFields, ShortFormLayout, WideSubmit } from '../short-form.tsx'
import { withLoginNotice } from '../login/login-notice.tsx'
import { codeInFragment, type KnownFirstAdminLink, readFirstAdminLink } from '../mailed-links.ts'
import { NewPasswordFields } from '../password/new-password-fields.tsx'

/** What the page shows instead of the form. */
type Shown = Exclude<KnownFirstAdminLink, object> | Exclude<FirstAdminLink['state'], 'open'>

const ART: Record<Shown, ArtName> = {
  asking: 'loading',
  used: 'confirmed',
  adminExists: 'empty',
  expired: 'empty',
  unknown: 'empty',
  unreachable: 'empty',
}

/** An address may be longer than a line. */
const Text = styled.p`
  overflow-wrap: anywhere;
`

interface LinkNoticeProps {
  shown: Shown
  email: string
  onTryAgain: () => void
}

/** Says why there is no form. */
function LinkNotice({ shown, email, onTryAgain }: LinkNoticeProps) {
  const { t } = useLingui()
  const title: Record<Shown, string> = {
    asking: t`One moment, please`,
    used: t`Your account has been created`,
    adminExists: t`This website has an admin already`,
    expired: t`This link no longer works`,
    unknown: t`This link does not work`,
    unreachable: t`We could not be reached`,
  }
  const text: Record<Shown, string> = {
    asking: t`Checking your link...`,
    used: t`This link was used. Sign in with ${email} and your password.`,
    adminExists: t`You do not need this link any more. An admin can add others under Users.`,
    expired: t`It is older than one hour. Run npm run setup again: it makes a new link.`,
    unknown: t`A newer link has replaced it, or a part of it is missing. Copy the newest link completely.`,
    unreachable: t`The connection may have been lost.`,
  }
  return (
    <Notice art={ART[shown]} isWordsFirst>
      <h2>{title[shown]}</h2>
      <Text>{text[shown]}</Text>
      {shown === 'unreachable' && (
        <Button type="button" onClick={onTryAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {(shown === 'used' || shown === 'adminExists') && (
        <ButtonLink to={paths.login}>
          <Trans>Login</Trans>
        </ButtonLink>
      )}
    </Notice>
  )
}

const initialValues = { first_name: '', last_name: '', password: '', password2: '' }

interface FirstAdminFormProps {
  code: string
  email: string
  /** Called when the link may work no longer. */
  onRefused: () => Promise<KnownFirstAdminLink>
}

function FirstAdminForm({ code, email, onRefused }: FirstAdminFormProps) {
  const texts = useTexts()
  const { t } = useLingui()
  const navigate = useNavigate()
  const { failure, fail, forget } = useFormFailure()

  const handleSubmit = async ({ password2: _repeated, ...choice }: typeof initialValues) => {
    forget()
    const whyNot = await createFirstAdmin({ code, ...choice }, texts)
    if (whyNot !== undefined) {
      const link = await onRefused()
      if (typeof link !== 'object' || link.state === 'open') await fail(whyNot)
      return
    }
    await navigate(paths.login, withLoginNotice({ about: 'firstAdmin', email }))
    return stayBusy()
  }

  return (
    <Formik initialValues={initialValues} validate={useValidation(firstAdminSchema)} onSubmit={handleSubmit}>
      <PageForm onBegin={() => void loadToasts()}>
        <OfflineBar>{t`You are offline. You can keep typing.`}</OfflineBar>
        {/* tells password managers whose password this is */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <NarrowFields>
          <TextField name="first_name" label={texts.label.first_name} autoComplete="given-name" />
          <TextField name="last_name" label={texts.label.last_name} autoComplete="family-name" />
          <NewPasswordFields said={{ email }} />
          <FormFailure failure={failure} />
          <WideSubmit>
            <Trans>Create account</Trans>
          </WideSubmit>
        </NarrowFields>
      </PageForm>
    </Formik>
  )
}

const Duties = styled.ul`
  display: grid;
  gap: var(--s3);
`

/** Renders the page of the link that `npm run setup` shows and mails: it makes the account of the first admin. */
export function FirstAdminPage() {
  const { t } = useLingui()
  const [link, setLink] = useState<KnownFirstAdminLink>('asking')
  useEffect(() => void readFirstAdminLink(codeInFragment()).then(setLink), [])
  const lookAgain = async () => {
    const known = await readFirstAdminLink(codeInFragment())
    setLink(known)
    return known
  }
  const { email, state } = typeof link === 'object' ? link : { email: '', state: link }

  return (
    <>
      <PageHead title={t`Create your account`} />
      <meta name="robots" content="noindex" />
      <PageBanner title={t`Create your account`} crumb={t`First admin`} art="banner-password" />
      {state === 'open' ? (
        <ShortFormLayout>
          <div>
            <Lead>
              <Trans>
                You become the first admin of this website. You will sign in with <b>{email}</b>.
              </Trans>
            </Lead>
            <FirstAdminForm code={codeInFragment()} email={email} onRefused={lookAgain} />
          </div>
          <Aside>
            <h2>
              <Trans>As an admin you can</Trans>
            </h2>
            <Duties>
              <li>
                <Trans>Read applications, and approve or reject them.</Trans>
              </li>
              <li>
                <Trans>Change the texts and pictures of the website, and open it.</Trans>
              </li>
              <li>
                <Trans>Add other admins.</Trans>
              </li>
            </Duties>
          </Aside>
        </ShortFormLayout>
      ) : (
        <div role={state === 'asking' ? undefined : 'alert'}>
          <LinkNotice shown={state} email={email} onTryAgain={() => void lookAgain()} />
        </div>
      )}
    </>
  )
}
