/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Site key of App Check; empty where the project does not use it. */
  readonly VITE_APP_CHECK_KEY: string
  /** `no` in a release that removes the service worker and the pages that it keeps. */
  readonly VITE_OFFLINE_PAGES: string
}

interface Document {
  /** The last touch before our script had loaded (index.html). */
  touched?: Event
}

declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}
