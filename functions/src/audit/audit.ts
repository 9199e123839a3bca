import type { AuditDocument } from 'domain/stored/audit.ts'
import type { Transaction } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** Writes one line of the audit log, in the transaction of the change that it records. */
export function audit(
  tx: Transaction,
  line: Omit<AuditDocument, 'details'> & Partial<Pick<AuditDocument, 'details'>>,
): void {
  tx.create(refs.audit.doc(), { details: [], ...line })
}
