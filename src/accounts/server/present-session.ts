import { deviceName } from '../device-name.ts'

type Row = {
  id: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  ip: string
  userAgent: string
}

/** A session as its own person sees it. @param currentId the one in which they ask */
export function presentSession(row: Row, currentId: string) {
  return {
    id: row.id,
    current: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ip: row.ip,
    userAgent: row.userAgent,
    device: deviceName(row.userAgent),
  }
}
