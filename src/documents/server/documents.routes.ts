import type { CallContext } from '#platform/server/http/call-context.ts'
import { sellerOf } from '#platform/server/http/call-context.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { KeyHolder } from '#platform/shared/principal.ts'
import { documentScan, downloadDocument, uploadDocument } from '../contract.ts'
import { fromWire, toWire } from '../wire-names.ts'
import { documentRefusals } from './documents.errors.ts'
import type { StoredFileRow } from './documents.tables.ts'
import { openOwnFile } from './open-file.ts'
import type { FileScanner } from './scanning/create-scanner.ts'
import { scanState } from './scanning/scan-state.ts'
import { storeUpload } from './store-upload.ts'
import type { UploadOwner } from './upload-quota.ts'

/** What this module cannot know: which files belong to the sections of an invited person. */
export type InvitedFiles = {
  mayRead(holder: KeyHolder, fileId: string): Promise<boolean>
  /** @throws the reason why nothing can be added now */
  admitUpload(holder: KeyHolder): Promise<void>
}

export function documentsRoutes(
  deps: ServerDeps,
  ports: { invitedFiles: InvitedFiles; scanner: FileScanner },
): Route[] {
  return [
    handle(uploadDocument, async (context) => {
      const upload = await context.upload()
      const owner = await ownerOf(context, ports.invitedFiles).catch((error: unknown) => {
        // Read to its end, so that the sender receives the response.
        upload.stream.resume()
        throw error
      })
      return uploadAnswer(await storeUpload(deps, ports.scanner, upload, owner))
    }),
    handle(documentScan, async (context, input) => {
      const { principal } = context
      const { fileId } = fromWire(input)
      if (principal.kind !== 'keyHolder') return scanState(deps, sellerOf(context).companyId, fileId)
      if (!(await ports.invitedFiles.mayRead(principal, fileId))) throw documentRefusals.not_found()
      return scanState(deps, principal.companyId, fileId)
    }),
    handleFile(downloadDocument, async (context, input) => {
      const { principal, ip: address } = context
      const { fileId } = fromWire(input)
      if (principal.kind !== 'keyHolder') {
        const { companyId, userId: id, role, apiKey } = sellerOf(context)
        // A program gets no passports: whoever holds its key is not known.
        const mayOpenSensitive = role !== 'viewer' && !apiKey
        return openOwnFile(deps, {
          companyId,
          fileId,
          mayOpenSensitive,
          reader: { kind: 'seller', id, address },
        })
      }
      if (!(await ports.invitedFiles.mayRead(principal, fileId))) throw documentRefusals.not_found()
      const { companyId, id } = principal
      return openOwnFile(deps, {
        companyId,
        fileId,
        mayOpenSensitive: true,
        reader: { kind: 'invited', id, address },
      })
    }),
  ]
}

async function ownerOf(context: CallContext, invitedFiles: InvitedFiles): Promise<UploadOwner> {
  const { principal } = context
  if (principal.kind === 'keyHolder') {
    await invitedFiles.admitUpload(principal)
    return { companyId: principal.companyId, by: { kind: 'invited', id: principal.id } }
  }
  const { companyId, userId } = sellerOf(context)
  return { companyId, by: { kind: 'seller', id: userId } }
}

/** The response to an upload, for sellers and staff. */
export function uploadAnswer(file: StoredFileRow) {
  const { id: fileId, name, size, type, scan } = file
  return toWire({ fileId, name, size, type, scan })
}
