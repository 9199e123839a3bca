import { writeFileSync } from 'node:fs'
import { documentText } from './document.ts'

writeFileSync('docs/openapi.yaml', documentText())
