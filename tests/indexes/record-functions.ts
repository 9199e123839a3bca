import { recordSent } from './record-sent.ts'

// loaded into each process of the functions (`node --import`)
recordSent(() => true)
