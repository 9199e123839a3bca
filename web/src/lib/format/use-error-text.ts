import type { PageTexts } from 'domain/texts/pages-en.ts'
import { CancelledError, HttpError, serverMessage } from '../http/http.ts'
import { ChunkError } from '../loading/load-chunk.ts'
import { useTexts } from './texts.ts'

/** What to say where the server sent no message of its own. */
export interface ErrorTexts {
  /** The server refused or failed. */
  failed?: string
  /** No answer came. */
  unreachable?: string
}

/** Returns the body of an answer of REST or of a callable; undefined where none came. */
function answerOf(error: unknown): { body: unknown } | undefined {
  if (error instanceof HttpError) return { body: error.body }
  const isCallable = error instanceof Error && 'details' in error && 'code' in error
  return isCallable && error.code !== 'functions/internal' ? { body: error.details } : undefined
}

/**
 * Returns what to tell the user about an error: the server's own message, or else a general sentence; '' if the user cancelled.
 * @param error what a call of REST or of a callable threw, or a piece of the app that could not be loaded
 * @param own general sentences for this action, instead of those that fit every action
 */
export function errorText(error: unknown, { forms, server }: PageTexts, own: ErrorTexts = {}): string {
  if (error instanceof CancelledError) return ''
  if (error instanceof ChunkError) return forms.reload
  const answer = answerOf(error)
  if (!answer) return own.unreachable ?? server.unreachable
  return serverMessage(answer.body) ?? own.failed ?? server.failed
}

/** Returns `errorText` in the language of the page. */
export function useErrorText() {
  const texts = useTexts()
  return (error: unknown, own?: ErrorTexts): string => errorText(error, texts, own)
}
