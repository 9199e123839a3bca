/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Site key of App Check; empty where the project does not use it. */
  readonly VITE_APP_CHECK_KEY: string
}

declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}
