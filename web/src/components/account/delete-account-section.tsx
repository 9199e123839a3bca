import { Trans, useLingui } from '@lingui/react/macro'
import { deleteProfile } from 'domain/api/accounts.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { can, type Actor } from 'domain/permissions.ts'
import { westernDigits } from 'domain/values/comparable.ts'
import { rule } from 'domain/values/rule.ts'
import { secretText } from 'domain/values/text.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { Formik } from 'formik'
import { object } from 'yup'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { FieldGrid } from '#components/forms/form-layout.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { FieldScope } from '#components/fields/use-control.ts'
import { useValidation } from '#components/forms/use-validation.ts'
import { isPassword } from '#lib/firebase/auth.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { AccountSection, CurrentPasswordField, FormFoot } from './account-section.tsx'
import { SavedLine, useSaving } from './saving.tsx'

const EMPTY = { username: '', password: '' }

const What = styled.div`
  li {
    display: flex;
    gap: var(--s3);
    align-items: start;
    padding-block: 4px;
  }
  h3 {
    font: 600 1rem/1.4 var(--text);
  }
`

const schema = object({
  username: secretText().required(rule('required', 'username')),
  password: secretText().required(rule('required', 'password')),
})

/** Lists what the server deletes and what it keeps. */
function Consequences({ user }: { user: UserDocument }) {
  return (
    <FieldGrid>
      <What>
        <h3>
          <Trans>Deleted now</Trans>
        </h3>
        <ul>
          <li>
            <Icon name="bin" />
            <Trans>Your account and sign-in</Trans>
          </li>
          <li>
            <Icon name="bin" />
            <Trans>Your picture, identity card and documents</Trans>
          </li>
          <li>
            <Icon name="bin" />
            {user.is_approved ? <Trans>Your membership record</Trans> : <Trans>Your application</Trans>}
          </li>
          <li>
            <Icon name="bin" />
            <Trans>Messages, volunteer offers and comments that you sent while signed in</Trans>
          </li>
        </ul>
      </What>
      <What>
        <h3>
          <Trans>Kept</Trans>
        </h3>
        <ul>
          <li>
            <Icon name="check" />
            {user.is_approved ? (
              <Trans>A record without your name that a member joined and left</Trans>
            ) : (
              <Trans>A record without your name that somebody applied</Trans>
            )}
          </li>
          <li>
            <Icon name="check" />
            <Trans>Donations that you made while signed in, without your name</Trans>
          </li>
          <li>
            <Icon name="check" />
            <Trans>What you sent without signing in</Trans>
          </li>
          {user.role === 'team' && (
            <li>
              <Icon name="check" />
              <Trans>Posts that you wrote, with your name</Trans>
            </li>
          )}
        </ul>
      </What>
    </FieldGrid>
  )
}

/** Shows the form with which the signed-in user deletes this account. For an applicant, that withdraws the application. */
export function DeleteAccountSection({ user, actor }: { user: UserDocument; actor: Actor }) {
  const { t } = useLingui()
  const { saving, save, refuse } = useSaving()
  const mayDelete = can(actor, 'account:delete', actor.uid ?? undefined)

  const handleSubmit = async ({ username, password }: typeof EMPTY) => {
    if (westernDigits(username).trim().toLowerCase() !== user.username.toLowerCase())
      return refuse(t`This is not your username. Type ${user.username}.`)
    let isRight = true
    // the page learns of the deletion from the user's document, even if this answer is lost
    await save(async () => {
      isRight = await isPassword(password)
      if (isRight) await callSignedIn(deleteProfile, {})
    })
    if (!isRight) refuse(t`This is not your password.`)
  }

  return (
    <AccountSection
      id="delete-your-account"
      title={t`Delete your account`}
      why={
        !mayDelete ? (
          <Trans>Only another administrator can delete your account.</Trans>
        ) : user.is_approved ? (
          <Trans>You can leave at any time, without giving a reason. You can join again later.</Trans>
        ) : (
          <Trans>
            You can withdraw your application at any time, without giving a reason. You can apply again later.
          </Trans>
        )
      }
      isLast={mayDelete}
    >
      {mayDelete ? (
        <>
          <Consequences user={user} />
          <FieldScope value="leave-">
            <Formik initialValues={EMPTY} validate={useValidation(schema)} onSubmit={handleSubmit}>
              <PageForm>
                <FieldGrid>
                  <TextField
                    name="username"
                    label={t`Type your username (${user.username}) to confirm`}
                    dir="ltr"
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    maxLength={MAX_LENGTH.username}
                  />
                  <CurrentPasswordField />
                </FieldGrid>
                <FormFoot>
                  <SavedLine saving={{ ...saving, savedAt: '' }}>
                    <SubmitButton kind="danger" busyLabel={<Trans>Deleting your account...</Trans>}>
                      <Trans>Delete my account</Trans>
                    </SubmitButton>
                  </SavedLine>
                </FormFoot>
              </PageForm>
            </Formik>
          </FieldScope>
          <p>
            <Trans>This cannot be undone.</Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>If you want to leave, ask one of them.</Trans>
        </p>
      )}
    </AccountSection>
  )
}
