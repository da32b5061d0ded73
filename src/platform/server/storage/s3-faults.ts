import type { S3Place } from './s3.config.ts'
import { StorageFault } from './storage-fault.ts'

type Answer = {
  name?: string
  Region?: string
  $metadata?: { httpStatusCode?: number }
  $response?: { headers?: Record<string, string> }
}

export const statusOf = (error: unknown): number | undefined => (error as Answer).$metadata?.httpStatusCode

/** There is no such object. A missing bucket answers 404, too. */
export const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as Answer).name !== 'NoSuchBucket'

/** What the service said or did not say, in the words of our settings. */
export function storageFault(error: unknown, place: S3Place): StorageFault {
  if (error instanceof StorageFault) return error
  const answer = error as Answer
  const words = permanentFault(answer, place)
  if (words) return new StorageFault(words, { temporary: false, cause: error })
  const { bucket } = place
  const status = statusOf(error)
  if (status === 507 || answer.name === 'QuotaExceeded')
    return new StorageFault(`the bucket ${bucket} is full`, { temporary: true, cause: error })
  const temporary = status === undefined || status >= 500 || status === 429 || status === 408
  return new StorageFault(
    temporary
      ? `the bucket ${bucket} does not answer (${answer.name ?? 'Error'}${status ? `, ${status}` : ''})`
      : `the bucket ${bucket} refuses (${answer.name ?? 'Error'}, ${status})`,
    { temporary, cause: error },
  )
}

const OTHER_REGION = new Set([
  'PermanentRedirect',
  'TemporaryRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
])

/** Faults that last until somebody changes something. */
function permanentFault(
  answer: Answer,
  { bucket, region, endpoint, settings = 'GREENLANE_S3' }: S3Place,
): string | undefined {
  const { name = '' } = answer
  const status = statusOf(answer)
  const other = answer.Region ?? answer.$response?.headers?.['x-amz-bucket-region']
  if (OTHER_REGION.has(name) || status === 301 || status === 307 || (status === 400 && other))
    return `the bucket ${bucket} lies in ${other ? `the region ${other}` : 'another region'}, and ${settings}_REGION is ${region}`
  if (name === 'NoSuchBucket')
    return `there is no bucket ${bucket} at ${endpoint ?? 'Amazon'}: make it, or correct its name`
  if (name === 'RequestTimeTooSkewed')
    return 'the clock of this machine is wrong by more than a quarter of an hour: S3 refuses everything until it is right'
  if (name === 'InvalidAccessKeyId') return `${settings}_ACCESS_KEY_ID is not known to the service`
  if (name === 'SignatureDoesNotMatch')
    return `${settings}_SECRET_ACCESS_KEY does not belong to ${settings}_ACCESS_KEY_ID`
  if (status === 403 || status === 401)
    return `${settings}_ACCESS_KEY_ID may not do this in the bucket ${bucket}: it has to list it and its multipart uploads, and to read, write and delete objects`
  return undefined
}
