import type { RuleMessage } from 'domain/values/rule.ts'

/** Thrown for a chosen file that cannot be sent, with the rule that it breaks. */
export class UnusableFileError extends Error {
  readonly rule: RuleMessage

  constructor(rule: RuleMessage, options?: ErrorOptions) {
    super(rule.code, options)
    this.name = 'UnusableFileError'
    this.rule = rule
  }
}
