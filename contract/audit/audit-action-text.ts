/** How the audit log shows an action. */
export type AuditActionText = {
  /** In the filter of the audit log. */
  label: string
  /** The rest of the sentence after the actor's name. */
  sentence: string
  /** Shows the detail below the sentence instead of within it. */
  hasSeparateDetail?: true
}
