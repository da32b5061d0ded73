import { randomBytes } from 'node:crypto'
import { attention, bad, good, type Finding } from '#doctor/finding.ts'
import { pingClamd } from '#documents/server/public.ts'
import { providerOf } from '#payments/server/public.ts'
import { causeOf } from '#platform/server/error-text.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { tryBucket } from '#platform/server/storage/s3-objects.ts'
import { storageFaultIn } from '#platform/server/storage/storage-fault.ts'
import type { AppConfig } from './config.ts'

/** The services of others that the settings name, each asked for what the portal needs of it. */
export async function examineServices(config: AppConfig): Promise<Finding[]> {
  const found = await Promise.all([examineBucket(config), examineScanner(config), examineStripe(config)])
  return found.flat()
}

/** Who is set up, is elsewhere, and can be asked for the time without a key. The local stand-ins have our own clock. */
export function clocksOf({ payments, storage, exchangeRates }: AppConfig): string[] {
  const { s3 } = storage
  return [
    ...(payments.provider === 'stripe' ? ['https://api.stripe.com/'] : []),
    ...(s3 ? [s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com/`] : []),
    ...(exchangeRates.mode === 'live' ? [exchangeRates.urls.ecb] : []),
  ].filter((address) => address.startsWith('https:'))
}

/** Nothing where files lie in a folder, which the disk's finding is about. */
async function examineBucket(config: AppConfig): Promise<Finding[]> {
  const subject = 'Bucket'
  const { s3 } = openStorage(config)
  if (!s3) return []
  const { bucket } = s3.place
  try {
    await tryBucket(s3, `doctor/${randomBytes(6).toString('hex')}`)
    return [good(subject, `A few bytes were written to ${bucket}, found there, and deleted.`)]
  } catch (error) {
    const fault = storageFaultIn(error)
    const cure =
      fault?.temporary === true
        ? 'Customers’ files cannot be stored or opened until it answers: look at the service and at what lies between.'
        : 'Look at GREENLANE_S3_BUCKET, its region, address and keys: the key must be allowed to write, read, list and delete there.'
    return [bad(subject, `${bucket} does not do what it has to: ${fault?.message ?? causeOf(error)}`, cure)]
  } finally {
    await s3.close()
  }
}

async function examineScanner({ clamd, mode }: AppConfig): Promise<Finding[]> {
  const subject = 'Scanner'
  if (!clamd)
    return mode === 'demo'
      ? []
      : [
          attention(
            subject,
            'Uploaded files are not scanned for viruses.',
            'Install clamd and set GREENLANE_CLAMD.',
          ),
        ]
  try {
    await pingClamd(clamd)
    return [good(subject, 'clamd answers.')]
  } catch (error) {
    return [
      bad(
        subject,
        `Uploaded files wait, and nobody can use them: ${causeOf(error)}.`,
        'Start clamd, and see that GREENLANE_CLAMD says where it listens. What waits is scanned within a minute.',
      ),
    ]
  }
}

async function examineStripe(config: AppConfig): Promise<Finding[]> {
  const subject = 'Stripe'
  const provider = providerOf(config)
  if (!provider) return []
  try {
    const { id, isOurs, takesMoney, methods } = await provider.readAccount()
    if (!isOurs)
      return [
        bad(
          subject,
          `The key belongs to the account ${id}, and the settings name ${provider.account}: nobody is offered to pay online.`,
          'Correct STRIPE_ACCOUNT, or take a key of that account.',
        ),
      ]
    if (!takesMoney)
      return [
        bad(subject, `The account ${id} may not take money yet.`, 'Finish what Stripe’s dashboard asks for.'),
      ]
    if (methods.size === 0)
      return [
        bad(
          subject,
          `The account ${id} has none of the portal’s methods switched on: nobody is offered to pay online.`,
          'Switch on cards at least, in the default configuration of payment methods in Stripe’s dashboard.',
        ),
      ]
    return [
      good(subject, `The ${provider.mode} key opens the account ${id}; offered: ${[...methods].join(', ')}.`),
    ]
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : causeOf(error)
    return [
      bad(
        subject,
        `It does not answer the key: ${cause}`,
        'Look at STRIPE_SECRET_KEY (a restricted key must be allowed to read the account and its payment methods) and at the way to api.stripe.com.',
      ),
    ]
  }
}
