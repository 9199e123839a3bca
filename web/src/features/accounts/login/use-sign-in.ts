import { loginSchema } from 'domain/schemas/login.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { showToast } from '#components/overlay/toasts.tsx'
import { addressAfterLogin } from '#lib/after-login.ts'
import { useTexts } from '#lib/format/texts.ts'
import { stayBusy } from '#lib/stay-busy.ts'
import { useFormFailure } from '../form-failure.tsx'
import { rememberEmail } from '#lib/remembered-email.ts'
import { signIn } from './sign-in.ts'

interface Credentials {
  email: string
  password: string
  remember: boolean
}

/** Signs in and goes on to the address that was asked for; `failure` is why the last try did not. */
export function useSignIn() {
  const texts = useTexts()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { failure, fail, forget } = useFormFailure()

  const handleSubmit = async (values: Credentials) => {
    forget()
    const { email, password } = loginSchema.cast(values)
    const outcome = await signIn(email, password, values.remember)
    if (outcome !== 'success') return fail(texts.login[outcome])
    rememberEmail(email, values.remember)
    void showToast('success', texts.login.success)
    await navigate(addressAfterLogin(search))
    return stayBusy()
  }
  return { signIn: handleSubmit, failure }
}
