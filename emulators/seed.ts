import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { accounts } from './accounts.mjs'

initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-chamber' })

for (const { email, password } of accounts) await getAuth().createUser({ email, password })
