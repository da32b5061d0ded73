import { z } from 'zod'

/* Answers of the Reports and Tokens APIs, as Amazon's models describe them; only what is read. */

const id = z.string().min(1).max(2_000)

export const orderedSchema = z.object({ reportId: id })

export const progressSchema = z.object({
  processingStatus: z.enum(['CANCELLED', 'DONE', 'FATAL', 'IN_PROGRESS', 'IN_QUEUE']),
  reportDocumentId: id.optional(),
})

export const restrictedTokenSchema = z.object({ restrictedDataToken: z.string().min(1).max(8_192) })

export const linkSchema = z
  .object({ url: z.string().max(8_192), compressionAlgorithm: z.enum(['GZIP']).optional() })
  .transform(({ url, compressionAlgorithm }) => ({ url, isGzip: compressionAlgorithm === 'GZIP' }))
