import { refs } from '../../functions/src/refs.ts'
import { addFile } from '../../functions/src/files/store-file.ts'
import { OPERATOR } from '../../functions/src/http/transact-as.ts'
import { read } from '../../functions/src/cloud/store.ts'

const FILES = [
  { title: 'Membership form', date: '2026-03-01', readers: 'everybody', languages: 'English and Urdu' },
  { title: 'Fees 2026-27', date: '2026-03-01', readers: 'everybody', languages: '' },
  { title: 'Articles of the chamber', date: '2026-02-02', readers: 'everybody', languages: '' },
  { title: 'Minutes, February 2026', date: '2026-02-20', readers: 'members', languages: '' },
  { title: 'Tender: office furniture', date: '2026-01-30', readers: 'everybody', languages: '' },
] as const

/** Stores the sample files, unless there are files already. */
export async function seedFiles(): Promise<void> {
  if (await read(refs.officeFiles)) return
  for (const fields of FILES)
    await addFile({ fields: { ...fields, upload: '' }, file: pdfWith(fields.title) }, OPERATOR)
}

/** Writes a PDF of one page with a line of ASCII text (PDF 1.4, ISO 32000). */
function pdfWith(line: string): Buffer {
  const text = `BT /F1 28 Tf 72 720 Td (${line.replaceAll(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, n) => {
    const offset = pdf.length
    pdf += `${n + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = pdf.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(pdf)
}
