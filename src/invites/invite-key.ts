/** The name under which calls ask for the code of an invite. */
export const INVITE_KEY = 'invite'

/** The header that brings the code; the window of the invited person keeps it under the same name. */
export const INVITE_HEADER = 'inviteCommitCode'
