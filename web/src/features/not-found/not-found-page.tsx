import { Trans, useLingui } from '@lingui/react/macro'
import { directionOf, type Language, LANGUAGES, prefixOf } from 'domain/texts/languages.ts'
import { ButtonLink } from '#components/controls/button.tsx'
import { Notice } from '#components/feedback/notice.tsx'
import { PageBanner } from '#components/layout/page-banner.tsx'
import { PageHead } from '#components/layout/page-head.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { paths } from '#lib/paths.ts'
import urduStyles from '#styles/urdu.css?url'

/** One file answers at all unknown addresses, so it says the same in every language. */
const IN_OTHERS: Record<Language, { text: string; link: string }> = {
  en: { text: 'There is no page at this address.', link: 'Home page in English' },
  ur: { text: 'اس پتے پر کوئی صفحہ نہیں ہے۔', link: 'اردو میں سرورق' },
}

export function NotFoundPage() {
  const { t } = useLingui()
  const current = useLanguage()
  return (
    <>
      {current === 'ur' && <link rel="stylesheet" href={urduStyles} precedence="default" />}
      <PageHead title={t`Page not found`} description={t`There is no page at this address.`} />
      <PageBanner title="404" crumb="404" art="banner-not-found" />
      <Notice art="not-found">
        <h2>
          <Trans>Oops! Page Not Found!</Trans>
        </h2>
        <p>
          <Trans>
            We're sorry but we can't seem to find the page you requested. This might be because you have typed
            the web address incorrectly.
          </Trans>
        </p>
        <ButtonLink to={paths.home}>
          <Trans>Back to home</Trans>
        </ButtonLink>
        {LANGUAGES.filter((language) => language !== current).map((language) => (
          <p key={language} lang={language} dir={directionOf(language)}>
            {IN_OTHERS[language].text}{' '}
            <a href={prefixOf(language) + paths.home} hrefLang={language} data-language="">
              {IN_OTHERS[language].link}
            </a>
          </p>
        ))}
      </Notice>
    </>
  )
}
