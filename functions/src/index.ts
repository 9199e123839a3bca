import { onRequest } from 'firebase-functions/https'
import express from 'express'

const app = express()
app.get('/api/auth/blogs/', (_request, response) => void response.json([]))

/** REST behind Hosting. */
export const api = onRequest({ region: 'europe-west1', cors: false }, app)
