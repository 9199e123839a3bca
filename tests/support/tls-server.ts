import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** A key and a certificate of `localhost` that nobody trusts, for tests. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgd5xZVx5SXFMabUci
2DMZPrZo36u2hWhPIVSeawWMocihRANCAAQpE2iyqE23F7sXLOjqv4lVdJDoZWGS
F1Z7sm2lcUy8ADewd7KUjmx51m8Z8k8SasyK3JKAGHkSG/uwksIIgTrh
-----END PRIVATE KEY-----`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBYDCCAQegAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEwMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABCkTaLKoTbcXuxcs
6Oq/iVV0kOhlYZIXVnuybaVxTLwAN7B3spSObHnWbxnyTxJqzIrckoAYeRIb+7CS
wgiBOuGjSDBGMBQGA1UdEQQNMAuCCWxvY2FsaG9zdDAPBgNVHRMBAf8EBTADAQH/
MB0GA1UdDgQWBBQ/2IOzO1pemcMdAMOsa+CcYJyL6TAKBggqhkjOPQQDAgNHADBE
AiAK4Y2MvRtrZOhErawLe8sR6//9h/hWrCiCyHDkOTFtJAIgUZw65vPEcwvsDb9w
O0cOHy8XBLuv43xy3gFKQnXEnI8=
-----END CERTIFICATE-----`

/** When the certificate ends. */
export const CERTIFICATE_UNTIL = '2100-01-01T00:00:00.000Z'

/** Starts a site with a certificate. @returns its address, the certificate, its status to change, and the calls */
export async function startTlsServer() {
  const site = { status: 200, calls: [] as string[] }
  const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    site.calls.push(`${request.method} ${request.url}`)
    response.writeHead(site.status).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`
  const stop = async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return Object.assign(site, { origin, ca: CERTIFICATE, stop })
}
