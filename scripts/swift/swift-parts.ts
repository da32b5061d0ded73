import { SWIFT } from './swift-settings.ts'
import type { Swift } from './swift.ts'

/** What lies in the container of parts beside a bucket, asked by Swift's own calls: S3 does not show it. */
export async function partsOf(swift: Swift, bucket: string): Promise<string[]> {
  const { endpoint = '' } = swift.place(bucket)
  const signedIn = await fetch(`${endpoint}/auth/v1.0`, {
    headers: { 'x-auth-user': SWIFT.accessKeyId, 'x-auth-key': SWIFT.secretAccessKey },
  })
  const token = signedIn.headers.get('x-auth-token') ?? ''
  const account = signedIn.headers.get('x-storage-url') ?? ''
  const answer = await fetch(`${account}/${encodeURIComponent(`${bucket}+segments`)}`, {
    headers: { 'x-auth-token': token },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`the container of parts answers ${answer.status}`)
  return text.split('\n').filter((line) => line !== '')
}
