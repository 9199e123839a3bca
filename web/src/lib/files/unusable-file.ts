import type { RuleMessage } from 'domain/schemas/rule.ts'

/** A chosen file that is not sent, and what is said of it. */
export class UnusableFileError extends Error {
  readonly rule: RuleMessage

  constructor(rule: RuleMessage, options?: ErrorOptions) {
    super(rule.code, options)
    this.name = 'UnusableFileError'
    this.rule = rule
  }
}
