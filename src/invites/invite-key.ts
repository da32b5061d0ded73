/** The name of the key by which calls accept the code of an invite. */
export const INVITE_KEY = 'invite'

/** The header with the code; the invited person's window stores it under the same name. */
export const INVITE_HEADER = 'inviteCommitCode'
