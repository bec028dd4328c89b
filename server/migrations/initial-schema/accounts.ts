/** Users and what belongs to their accounts, settings and the audit log. `id` is the definition of a column of numbers that are never reused. */
export const accountTables = (id: string): string[] => [
  `create table users (
    id ${id},
    name text not null,
    email text not null,
    email_key text not null,
    search_text text not null,
    phone text not null,
    password_hash text not null,
    role integer not null,
    wallet bigint not null default 0,
    referral_code text not null unique,
    referred_by bigint references users (id),
    joined_at bigint not null,
    deleted_at bigint,
    version integer not null default 0,
    deactivated_at bigint,
    data_saver text not null default 'ask',
    constraint wallet_never_below_zero check (wallet >= 0)
  )`,
  'create index users_by_joined_at on users (joined_at, id) where deleted_at is null',
  'create index users_by_referrer on users (referred_by)',
  'create index users_by_role on users (role, id)',
  'create index users_by_search_text on users (search_text, id) where deleted_at is null',
  'create unique index users_by_email on users (email_key) where deleted_at is null',
  'create index users_not_deleted on users (role) where deleted_at is null',
  'create index users_deactivated on users (joined_at, id) where deactivated_at is not null',
  'create index users_by_deletion on users (deleted_at, id) where deleted_at is not null',
  `create table sessions (
    id ${id},
    user_id bigint not null references users (id),
    token_hash text not null unique,
    created_at bigint not null,
    expires_at bigint not null,
    impersonator_id bigint references users (id),
    impersonator_session_id bigint references sessions (id) on delete cascade,
    browser text not null default '',
    network text not null default '',
    seen_at bigint not null default 0,
    authenticated_at bigint not null default 0
  )`,
  'create index sessions_by_impersonator on sessions (impersonator_id) where impersonator_id is not null',
  'create index sessions_by_impersonator_session on sessions (impersonator_session_id) where impersonator_session_id is not null',
  'create index sessions_by_expiry on sessions (expires_at)',
  'create index sessions_by_user on sessions (user_id)',
  `create table reset_codes (
    id ${id},
    user_id bigint not null references users (id),
    code_hash text not null,
    attempts integer not null default 0,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    browser_hash text not null default '',
    network_hash text not null default '',
    browser_attempts integer not null default 0,
    other_network_attempts integer not null default 0
  )`,
  'create index reset_codes_by_user on reset_codes (user_id, id)',
  `create table audit (
    id ${id},
    at bigint not null,
    actor_id bigint not null references users (id),
    action text not null,
    subject_id bigint references users (id),
    detail text not null default '',
    changes text not null default ''
  )`,
  'create index audit_by_subject on audit (subject_id, id)',
  'create index audit_by_actor on audit (actor_id, id)',
  'create index audit_by_action on audit (action, id)',
  `create table settings (
    name text primary key,
    value text not null
  )`,
  `create table secrets (
    name text primary key,
    value text not null
  )`,
  `create table rate_limits (
    key text primary key,
    attempts integer not null,
    expires_at bigint not null
  )`,
  'create index rate_limits_by_expiry on rate_limits (expires_at)',
  `create table trusted_devices (
    id ${id},
    user_id bigint not null references users (id),
    device_hash text not null,
    used_at bigint not null,
    constraint trusted_devices_once unique (user_id, device_hash)
  )`,
  `create table confirmed_time (
    id bigint primary key,
    at bigint not null
  )`,
  `create table answered_requests (
    user_id bigint not null references users (id),
    call text not null,
    key text not null,
    digest text not null,
    response text not null,
    answered_at bigint not null,
    constraint answered_requests_key primary key (user_id, call, key)
  )`,
  'create index answered_requests_by_time on answered_requests (answered_at)',
  `create table bin (
    id ${id},
    kind text not null,
    item_id bigint not null,
    name text not null,
    place text not null default '',
    deleted_at bigint not null,
    deleted_by bigint not null references users (id),
    restore_data text not null default ''
  )`,
  'create unique index bin_by_item on bin (kind, item_id)',
  'create index bin_by_time on bin (deleted_at, id)',
  `create table last_seen (
    user_id bigint primary key references users (id),
    at bigint not null
  )`,
  'create index last_seen_by_time on last_seen (at, user_id)',
  `create table search_rebuilds (
    table_name text primary key,
    after_id bigint not null
  )`,
  `create table second_factors (
    id ${id},
    user_id bigint not null unique references users (id),
    totp_secret text not null default '',
    totp_confirmed_at bigint,
    totp_last_step bigint not null default 0,
    wrong_codes integer not null default 0,
    recovery_salt text not null default '',
    challenge text not null default '',
    challenge_expires_at bigint not null default 0
  )`,
  `create table passkeys (
    id ${id},
    user_id bigint not null references users (id),
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null default 0,
    transports text not null default '',
    name text not null,
    created_at bigint not null,
    used_at bigint
  )`,
  'create index passkeys_user_id on passkeys (user_id)',
  `create table recovery_codes (
    id ${id},
    user_id bigint not null references users (id),
    code_hash text not null,
    used_at bigint,
    constraint recovery_codes_once unique (user_id, code_hash)
  )`,
  `create table second_factor_policy (
    id ${id},
    required_from bigint not null
  )`,
  `create table erasures (
    id ${id},
    user_id bigint not null unique references users (id),
    origin text not null,
    requested_at bigint not null,
    due_at bigint not null,
    claimed_until bigint not null default 0,
    attempts integer not null default 0,
    started_at bigint,
    finished_at bigint,
    failed_at bigint,
    last_error text not null default '',
    balance bigint not null default 0
  )`,
  'create index erasures_by_due on erasures (due_at, id)',
  'create index erasures_unfinished on erasures (due_at, id) where finished_at is null',
  `create table data_exports (
    id ${id},
    user_id bigint not null unique references users (id),
    requested_at bigint not null,
    due_at bigint not null,
    claimed_until bigint not null default 0,
    attempts integer not null default 0,
    finished_at bigint,
    failed_at bigint,
    last_error text not null default '',
    archive text not null default '',
    bytes bigint not null default 0,
    expires_at bigint not null default 0
  )`,
  'create index data_exports_by_due on data_exports (due_at, id)',
]
