create table if not exists "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
create table users (
    id integer primary key autoincrement,
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
  );
create index users_by_joined_at on users (joined_at, id) where deleted_at is null;
create index users_by_referrer on users (referred_by);
create index users_by_role on users (role, id);
create index users_by_search_text on users (search_text, id) where deleted_at is null;
create unique index users_by_email on users (email_key) where deleted_at is null;
create index users_not_deleted on users (role) where deleted_at is null;
create index users_deactivated on users (joined_at, id) where deactivated_at is not null;
create index users_by_deletion on users (deleted_at, id) where deleted_at is not null;
create table sessions (
    id integer primary key autoincrement,
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
  );
create index sessions_by_impersonator on sessions (impersonator_id) where impersonator_id is not null;
create index sessions_by_impersonator_session on sessions (impersonator_session_id) where impersonator_session_id is not null;
create index sessions_by_expiry on sessions (expires_at);
create index sessions_by_user on sessions (user_id);
create table reset_codes (
    id integer primary key autoincrement,
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
  );
create index reset_codes_by_user on reset_codes (user_id, id);
create table audit (
    id integer primary key autoincrement,
    at bigint not null,
    actor_id bigint not null references users (id),
    action text not null,
    subject_id bigint references users (id),
    detail text not null default '',
    changes text not null default ''
  );
create index audit_by_subject on audit (subject_id, id);
create index audit_by_actor on audit (actor_id, id);
create index audit_by_action on audit (action, id);
create table settings (
    name text primary key,
    value text not null
  );
create table secrets (
    name text primary key,
    value text not null
  );
create table rate_limits (
    key text primary key,
    attempts integer not null,
    expires_at bigint not null
  );
create index rate_limits_by_expiry on rate_limits (expires_at);
create table trusted_devices (
    id integer primary key autoincrement,
    user_id bigint not null references users (id),
    device_hash text not null,
    used_at bigint not null,
    constraint trusted_devices_once unique (user_id, device_hash)
  );
create table confirmed_time (
    id bigint primary key,
    at bigint not null
  );
create table answered_requests (
    user_id bigint not null references users (id),
    call text not null,
    key text not null,
    digest text not null,
    response text not null,
    answered_at bigint not null,
    constraint answered_requests_key primary key (user_id, call, key)
  );
create index answered_requests_by_time on answered_requests (answered_at);
create table bin (
    id integer primary key autoincrement,
    kind text not null,
    item_id bigint not null,
    name text not null,
    place text not null default '',
    deleted_at bigint not null,
    deleted_by bigint not null references users (id),
    restore_data text not null default ''
  );
create unique index bin_by_item on bin (kind, item_id);
create index bin_by_time on bin (deleted_at, id);
create table last_seen (
    user_id bigint primary key references users (id),
    at bigint not null
  );
create index last_seen_by_time on last_seen (at, user_id);
create table search_rebuilds (
    table_name text primary key,
    after_id bigint not null
  );
create table second_factors (
    id integer primary key autoincrement,
    user_id bigint not null unique references users (id),
    totp_secret text not null default '',
    totp_confirmed_at bigint,
    totp_last_step bigint not null default 0,
    wrong_codes integer not null default 0,
    recovery_salt text not null default '',
    challenge text not null default '',
    challenge_expires_at bigint not null default 0
  );
create table passkeys (
    id integer primary key autoincrement,
    user_id bigint not null references users (id),
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null default 0,
    transports text not null default '',
    name text not null,
    created_at bigint not null,
    used_at bigint
  );
create index passkeys_user_id on passkeys (user_id);
create table recovery_codes (
    id integer primary key autoincrement,
    user_id bigint not null references users (id),
    code_hash text not null,
    used_at bigint,
    constraint recovery_codes_once unique (user_id, code_hash)
  );
create table second_factor_policy (
    id integer primary key autoincrement,
    required_from bigint not null
  );
create table erasures (
    id integer primary key autoincrement,
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
  );
create index erasures_by_due on erasures (due_at, id);
create index erasures_unfinished on erasures (due_at, id) where finished_at is null;
create table data_exports (
    id integer primary key autoincrement,
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
  );
create index data_exports_by_due on data_exports (due_at, id);
create table classes (
    id integer primary key autoincrement,
    rand text not null unique,
    category text not null,
    name text not null,
    about text not null,
    price bigint not null,
    monthly integer not null,
    active integer not null,
    registration_closes text not null,
    monthly_limit integer not null,
    prerequisite_id bigint references classes (id),
    links text not null,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    version integer not null default 0,
    is_draft integer not null default 0
  );
create index classes_by_category on classes (active, category, name);
create index classes_by_version on classes (version);
create table enrolments (
    id integer primary key autoincrement,
    student_id bigint not null references users (id),
    class_id bigint not null references classes (id),
    paid bigint not null,
    paid_until bigint not null default 0,
    enrolled_at bigint not null,
    constraint one_enrolment_per_class unique (student_id, class_id)
  );
create index enrolments_by_class on enrolments (class_id, enrolled_at);
create index enrolments_by_class_and_student on enrolments (class_id, student_id, paid_until);
create index enrolments_by_end on enrolments (paid_until, class_id, student_id);
create index enrolments_by_time on enrolments (enrolled_at, class_id, id);
create table lessons (
    id integer primary key autoincrement,
    class_id bigint not null references classes (id),
    kind text not null,
    subject text not null,
    about text not null,
    scheduled integer not null,
    opens_at bigint not null,
    position integer not null,
    material text not null default '',
    material_name text not null default '',
    material_extension text not null default '',
    material_bytes bigint not null default 0,
    reference_answer text not null default '',
    exam_rand text not null unique,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    idempotency_key text,
    version text not null default '',
    is_sample integer not null default 0,
    is_draft integer not null default 0,
    exam_version integer not null default 1,
    near_credit double precision not null default 0.5
  );
create index lessons_by_class on lessons (class_id, position, id);
create unique index lessons_by_idempotency_key on lessons (class_id, idempotency_key);
create index lessons_material on lessons (material);
create table lesson_views (
    id integer primary key autoincrement,
    student_id bigint not null references users (id),
    lesson_id bigint not null references lessons (id),
    class_id bigint not null references classes (id),
    viewed_at bigint not null,
    constraint one_view_per_lesson unique (student_id, lesson_id)
  );
create index lesson_views_by_student on lesson_views (student_id, viewed_at, class_id, lesson_id);
create index lesson_views_by_class on lesson_views (class_id, student_id, lesson_id, viewed_at);
create table comments (
    id integer primary key autoincrement,
    class_id bigint not null references classes (id),
    lesson_id bigint not null references lessons (id),
    author_id bigint not null references users (id),
    parent_id bigint references comments (id),
    body text not null,
    created_at bigint not null,
    deleted_at bigint
  );
create index comments_by_lesson on comments (lesson_id, id);
create table certificate_templates (
    id integer primary key autoincrement,
    title text not null,
    content text not null,
    footer text not null,
    created_at bigint not null,
    deleted_at bigint
  );
create table certificates (
    id integer primary key autoincrement,
    code text not null unique,
    student_id bigint not null references users (id),
    template_id bigint references certificate_templates (id),
    title text not null,
    content text not null,
    footer text not null,
    issue_date text not null,
    issued_by bigint not null references users (id),
    issued_at bigint not null,
    class_id bigint references classes (id),
    revoked_at bigint,
    revoke_reason text not null default ''
  );
create index certificates_by_student on certificates (student_id, id);
create index certificates_by_template on certificates (template_id, revoked_at, id);
create index certificates_by_student_and_template on certificates (student_id, template_id, class_id);
create index certificates_revoked on certificates (id) where revoked_at is not null;
create table uploads (
    id integer primary key autoincrement,
    public_id text not null unique,
    owner_id bigint not null references users (id),
    idempotency_key text,
    lesson_id bigint references lessons (id),
    name text not null,
    declared_kind text not null default '',
    fingerprint text not null default '',
    bytes bigint not null,
    received bigint not null default 0,
    state text not null,
    problem_code text not null default '',
    problem text not null default '',
    staged text not null default '',
    multipart_key text not null default '',
    multipart_id text not null default '',
    parts text not null default '',
    material text not null default '',
    material_extension text not null default '',
    material_bytes bigint not null default 0,
    writer text not null default '',
    writer_until bigint not null default 0,
    created_at bigint not null,
    expires_at bigint not null
  );
create unique index uploads_owner_key on uploads (owner_id, idempotency_key);
create index uploads_lesson_id on uploads (lesson_id);
create index uploads_expires_at on uploads (expires_at);
create index uploads_material on uploads (material);
create index uploads_staged on uploads (staged);
create table certificate_events (
    id integer primary key autoincrement,
    certificate_id bigint not null references certificates (id),
    kind text not null,
    at bigint not null,
    actor_id bigint not null references users (id),
    reason text not null
  );
create index certificate_events_by_certificate on certificate_events (certificate_id, id);
create table renditions (
    id integer primary key autoincrement,
    source text not null,
    form text not null,
    state text not null,
    file text not null default '',
    name text not null default '',
    bytes bigint not null default 0,
    seconds integer not null default 0,
    reason text not null default '',
    created_at bigint not null,
    constraint renditions_source_form unique (source, form)
  );
create index renditions_file on renditions (file);
create table rendition_jobs (
    id integer primary key autoincrement,
    source text not null unique,
    bytes bigint not null,
    due_at bigint,
    claimed_until bigint not null default 0,
    attempts integer not null default 0,
    progress integer not null default 0,
    seconds integer not null default 0,
    finished_at bigint,
    failed_at bigint,
    last_error text not null default '',
    created_at bigint not null,
    storing text not null default ''
  );
create index rendition_jobs_due on rendition_jobs (due_at, id);
create table questions (
    id integer primary key autoincrement,
    lesson_id bigint not null references lessons (id),
    position integer not null,
    question text not null,
    answer text not null,
    option1 text not null,
    option2 text not null,
    option3 text not null,
    option4 text not null,
    added_by_save text not null default '',
    explained_in bigint references lessons (id),
    is_check integer not null default 0,
    points integer not null default 1,
    kind text not null default 'choice',
    media_id bigint,
    accepted text not null default '',
    marks text not null default 'free'
  );
create index questions_by_lesson on questions (lesson_id, position);
create table exam_results (
    id integer primary key autoincrement,
    lesson_id bigint not null references lessons (id),
    class_id bigint not null references classes (id),
    student_id bigint not null references users (id),
    answers text not null,
    objective_score double precision,
    theory_text text not null,
    theory_image text not null,
    theory_score double precision,
    total_score double precision,
    submitted_at bigint not null,
    marked_at bigint,
    marked_by bigint references users (id),
    feedback text not null default '',
    image_turns integer not null default 0,
    exam_version integer not null default 1,
    scored_version integer not null default 1,
    idempotency_key text,
    received_at bigint,
    constraint one_submission_per_exam unique (student_id, lesson_id)
  );
create index exam_results_unmarked on exam_results (submitted_at, id, lesson_id, student_id) where marked_at is null;
create index exam_results_unmarked_by_lesson on exam_results (lesson_id, student_id) where marked_at is null;
create index exam_results_by_student on exam_results (student_id, submitted_at, class_id, lesson_id);
create index exam_results_marked on exam_results (marked_at, id) where theory_score is not null;
create index exam_results_by_lesson on exam_results (lesson_id, student_id, marked_at, total_score);
create index exam_results_by_score on exam_results (lesson_id, total_score, student_id);
create unique index exam_results_by_key on exam_results (student_id, idempotency_key) where idempotency_key is not null;
create table quiz_questions (
    id integer primary key autoincrement,
    level text not null,
    question text not null,
    answer text not null,
    wrong_option1 text not null,
    wrong_option2 text not null,
    wrong_option3 text not null,
    seconds integer not null,
    source text not null,
    deleted_at bigint,
    search_text text not null default '',
    question_key text not null default ''
  );
create unique index quiz_questions_by_question on quiz_questions (question_key) where deleted_at is null;
create index quiz_questions_by_level on quiz_questions (level, id);
create table quiz_runs (
    id integer primary key autoincrement,
    student_id bigint not null references users (id),
    level text not null,
    opened_at bigint not null,
    questions integer not null,
    limit_seconds integer not null,
    closed_at bigint,
    won_day text,
    dealt text not null default '',
    choices text not null default '',
    answered integer not null default 0,
    answered_at_ms bigint not null default 0,
    refused text not null default ''
  );
create unique index quiz_runs_one_win_per_day on quiz_runs (student_id, won_day) where won_day is not null;
create index quiz_runs_by_student on quiz_runs (student_id, id);
create table exam_marks (
    id integer primary key autoincrement,
    result_id bigint not null references exam_results (id),
    marker_id bigint not null references users (id),
    at bigint not null,
    from_score double precision,
    score double precision not null,
    feedback text not null
  );
create index exam_marks_by_result on exam_marks (result_id, id);
create table exam_versions (
    id integer primary key autoincrement,
    lesson_id bigint not null references lessons (id),
    version integer not null,
    content text not null,
    replaced_at bigint not null,
    replaced_by bigint references users (id),
    constraint exam_versions_by_lesson unique (lesson_id, version)
  );
create table question_media (
    id integer primary key autoincrement,
    file text not null,
    name text not null,
    kind text not null,
    bytes bigint not null,
    width integer not null default 0,
    height integer not null default 0,
    created_at bigint not null,
    used integer not null default 0,
    idempotency_key text unique
  );
create index question_media_by_file on question_media (file);
create index question_media_unused on question_media (used, created_at);
create table typed_answers (
    id integer primary key autoincrement,
    result_id bigint not null references exam_results (id),
    question_id bigint not null,
    text text not null,
    verdict text not null,
    constraint typed_answers_by_result unique (result_id, question_id)
  );
create index typed_answers_by_question on typed_answers (question_id, verdict, text);
create table typed_overrides (
    id integer primary key autoincrement,
    lesson_id bigint not null references lessons (id),
    question_id bigint not null,
    text text not null,
    verdict text not null,
    constraint typed_overrides_by_text unique (lesson_id, question_id, text)
  );
create table typed_changes (
    id integer primary key autoincrement,
    lesson_id bigint not null references lessons (id),
    question_id bigint not null,
    text text not null,
    verdict text not null,
    previous text not null default '',
    added_key text not null default '',
    version_before integer not null default 0,
    version_after integer not null default 0,
    actor_id bigint references users (id),
    at bigint not null,
    undone integer not null default 0
  );
create index typed_changes_by_question on typed_changes (question_id, id);
create table uncounted_submissions (
    id integer primary key autoincrement,
    student_id bigint not null references users (id),
    lesson_id bigint not null references lessons (id),
    idempotency_key text not null,
    exam_version integer not null,
    answers text not null,
    objective_score double precision,
    theory_text text not null default '',
    theory_image text not null default '',
    submitted_at bigint not null,
    received_at bigint not null,
    constraint uncounted_submissions_by_key unique (student_id, idempotency_key)
  );
create index uncounted_submissions_by_exam on uncounted_submissions (lesson_id, student_id);
create table messages (
    id integer primary key autoincrement,
    rand text not null unique,
    subject text not null,
    body text not null,
    delivery text not null,
    popup integer not null,
    to_all integer not null,
    class_id bigint references classes (id),
    lesson_id bigint references lessons (id),
    sender_id bigint references users (id),
    sent_at bigint not null,
    idempotency_key text,
    recipient_count integer not null default 0,
    audience text not null default ''
  );
create index messages_sent on messages (id) where sender_id is not null;
create unique index messages_by_idempotency_key on messages (sender_id, idempotency_key) where idempotency_key is not null;
create table inbox (
    id integer primary key autoincrement,
    message_id bigint not null references messages (id),
    student_id bigint not null references users (id),
    read_at bigint,
    constraint one_copy_per_student unique (student_id, message_id)
  );
create index inbox_by_message on inbox (message_id);
create index inbox_read on inbox (message_id, read_at, student_id) where read_at is not null;
create index inbox_unread on inbox (message_id, student_id) where read_at is null;
create table email_outbox (
    id integer primary key autoincrement,
    message_id bigint references messages (id),
    to_address text not null,
    subject text not null,
    body text not null,
    attempts integer not null default 0,
    next_attempt_at bigint not null,
    claimed_until bigint not null default 0,
    sent_at bigint,
    failed_at bigint,
    last_error text not null default '',
    created_at bigint not null
  );
create index email_outbox_codes_due on email_outbox (id) where sent_at is null and failed_at is null and message_id is null;
create index email_outbox_due on email_outbox (next_attempt_at, id) where sent_at is null and failed_at is null;
create index email_outbox_by_message on email_outbox (message_id, sent_at, failed_at);
create index email_outbox_failed on email_outbox (failed_at) where failed_at is not null;
create table push_subscriptions (
    id integer primary key autoincrement,
    user_id bigint not null references users (id),
    session_id bigint not null references sessions (id) on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    categories text not null,
    last_seen_at bigint not null
  );
create index push_subscriptions_by_user on push_subscriptions (user_id);
create index push_subscriptions_by_session on push_subscriptions (session_id);
create table push_notices (
    id integer primary key autoincrement,
    message_id bigint unique references messages (id),
    lesson_id bigint unique references lessons (id),
    category text not null,
    due_at bigint not null,
    fanned_out_at bigint,
    constraint about_one_thing check ((message_id is null) <> (lesson_id is null))
  );
create index push_notices_due on push_notices (due_at) where fanned_out_at is null;
create table push_deliveries (
    id integer primary key autoincrement,
    notice_id bigint not null references push_notices (id),
    subscription_id bigint not null references push_subscriptions (id) on delete cascade,
    attempts integer not null default 0,
    next_attempt_at bigint not null,
    claimed_until bigint not null default 0,
    constraint one_push_per_device unique (subscription_id, notice_id)
  );
create index push_deliveries_due on push_deliveries (next_attempt_at);
create table subscription_reminders (
    id integer primary key autoincrement,
    enrolment_id bigint not null references enrolments (id),
    paid_until bigint not null,
    days_before integer not null,
    sent_at bigint not null,
    constraint one_reminder_per_end unique (enrolment_id, paid_until, days_before)
  );
create table scheduled_messages (
    id integer primary key autoincrement,
    sender_id bigint not null references users (id),
    subject text not null,
    body text not null,
    delivery text not null,
    popup integer not null,
    recipients text not null,
    audience text not null,
    send_at bigint not null,
    created_at bigint not null,
    version integer not null,
    due_at bigint not null,
    claimed_until bigint not null default 0,
    attempts integer not null default 0,
    failed_at bigint,
    last_error text not null default '',
    cancelled_at bigint,
    message_id bigint references messages (id)
  );
create index scheduled_messages_open on scheduled_messages (send_at, id) where message_id is null and cancelled_at is null;
create table ledger (
    id integer primary key autoincrement,
    user_id bigint not null references users (id),
    type text not null,
    amount bigint not null,
    balance bigint not null,
    service text not null,
    description text not null,
    reference text not null unique,
    class_id bigint references classes (id),
    at bigint not null,
    actor_id bigint references users (id),
    constraint a_movement_moves check (amount > 0 and balance >= 0)
  );
create index ledger_by_time on ledger (at, id);
create index ledger_by_service on ledger (service, at, id);
create index ledger_by_user on ledger (user_id, id);
create index ledger_by_user_and_service on ledger (user_id, service, at);
create index ledger_by_description on ledger (description, id);
create table payments (
    id integer primary key autoincrement,
    reference text not null unique,
    user_id bigint not null references users (id),
    purpose text not null,
    class_id bigint references classes (id),
    amount bigint not null,
    currency text not null,
    state text not null,
    provider text not null,
    failure_reason text not null default '',
    opened_at bigint not null,
    settled_at bigint,
    due_at bigint,
    superseded_at bigint,
    refunded bigint not null default 0,
    owed bigint not null default 0,
    awaited_until bigint,
    purchase text not null default '',
    constraint a_payment_pays check (amount > 0)
  );
create index payments_by_state on payments (state, id);
create index payments_due on payments (due_at) where due_at is not null;
create index payments_by_user on payments (user_id, id);
create index payments_by_purchase on payments (purchase);
create table sandbox_charges (
    id integer primary key autoincrement,
    reference text not null unique,
    status text not null,
    amount bigint not null,
    currency text not null,
    email text not null,
    resolves_at bigint not null
  );
create index sandbox_charges_by_time on sandbox_charges (resolves_at);
create table ledger_totals (
    day bigint not null,
    type text not null,
    service text not null,
    movements bigint not null,
    amount bigint not null,
    constraint one_total_a_day primary key (day, type, service)
  );
create table ledger_search (
    type text not null,
    service text not null,
    title text not null,
    search_text text not null,
    constraint one_title primary key (type, service, title)
  );
create table payment_reversals (
    id integer primary key autoincrement,
    payment_id bigint not null references payments (id),
    kind text not null,
    provider_key text not null,
    other_key text not null default '',
    amount bigint not null,
    state text not null,
    note text not null default '',
    due_at bigint,
    moved bigint,
    owed bigint not null default 0,
    requested_by bigint references users (id),
    opened_at bigint not null,
    changed_at bigint not null,
    reason text not null default '',
    request_key text not null default '',
    marker text not null default '',
    attempts integer not null default 0,
    sent_at bigint,
    check_at bigint,
    returned_at bigint,
    constraint one_reversal unique (payment_id, kind, provider_key)
  );
create index payment_reversals_by_state on payment_reversals (state, kind);
create unique index payment_reversals_by_request on payment_reversals (request_key) where request_key <> '';
create index payment_reversals_by_check on payment_reversals (check_at);
create table provider_requests (
    kind text not null,
    minute bigint not null,
    requests integer not null,
    constraint provider_requests_key primary key (kind, minute)
  );
create table referrals (
    id integer primary key autoincrement,
    referred_user_id bigint not null unique references users (id),
    state text not null,
    reason text not null default '',
    decided_at bigint
  );
create table wallet_refunds (
    id integer primary key autoincrement,
    user_id bigint not null references users (id),
    purchase text not null,
    entry text not null,
    amount bigint not null,
    reason text not null default '',
    request_key text not null default '',
    actor_id bigint references users (id),
    at bigint not null,
    constraint one_wallet_refund unique (entry, purchase)
  );
create index wallet_refunds_by_purchase on wallet_refunds (purchase);
create index wallet_refunds_by_user on wallet_refunds (user_id);
create unique index wallet_refunds_by_request on wallet_refunds (request_key) where request_key <> '';
create table sandbox_refunds (
    id integer primary key autoincrement,
    reference text not null,
    amount bigint not null,
    marker text not null,
    status text not null,
    resolves_at bigint not null
  );
create index sandbox_refunds_by_reference on sandbox_refunds (reference);
create index users_active on users (role, joined_at, id, deleted_at, deactivated_at)
        where deleted_at is null and deactivated_at is null;
create table "mentions" ("id" integer primary key autoincrement, "user_id" bigint not null references "users" ("id"), "table_name" text not null, "row_id" bigint not null, "column_name" text not null, "position" integer not null, "characters" integer not null, "found_at" bigint not null, constraint "mentions_by_place" unique ("user_id", "table_name", "row_id", "column_name"));
alter table "users" add column "session_epoch" integer default 0 not null;
alter table "lesson_views" add column "kept_at" bigint default 0 not null;
drop index "lesson_views_by_class";
create index "lesson_views_by_class" on "lesson_views" ("class_id", "student_id", "lesson_id", "viewed_at", "kept_at");
drop index "lesson_views_by_student";
create index "lesson_views_by_student" on "lesson_views" ("student_id", "viewed_at", "class_id", "lesson_id", "kept_at");
create table "worker_failures" ("id" integer primary key autoincrement, "worker" text not null, "source" text not null, "failing_since" bigint not null, "last_failed_at" bigint not null, "error" text not null, constraint "one_failure_per_source" unique ("worker", "source"));
create table "mail_pauses" ("id" integer primary key autoincrement, "paused_at" bigint not null, "paused_until" bigint not null, "refusals" integer not null, "reason" text not null);
alter table "email_outbox" add column "in_folder" integer default 0 not null;
create index email_outbox_in_folder on email_outbox (sent_at) where in_folder = 1;
alter table "push_notices" add column "attempts" bigint default 0 not null;
alter table "push_notices" add column "claimed_until" bigint default 0 not null;
create table "password_links" ("id" integer primary key autoincrement, "user_id" bigint not null references "users" ("id") on delete cascade, "token_hash" text not null unique, "expires_at" bigint not null);
create index "password_links_by_user" on "password_links" ("user_id");
create table "email_changes" ("id" integer primary key autoincrement, "user_id" bigint not null unique references "users" ("id"), "email" text not null, "code_hash" text not null, "attempts" integer default 0 not null, "expires_at" bigint not null);
alter table "ledger" add column "is_test" integer default 0 not null;
alter table "ledger_totals" add column "test_movements" bigint default 0 not null;
alter table "ledger_totals" add column "test_amount" bigint default 0 not null;
create index "ledger_by_amount" on "ledger" ("amount", "at", "id");
create index ledger_test on ledger (user_id) where is_test = 1;
create table "kept_rewards" ("id" integer primary key autoincrement, "user_id" bigint not null references "users" ("id"), "reference" text not null unique, "description" text not null, "amount" bigint not null, "kept_at" bigint not null, "credited_at" bigint);
create index "kept_rewards_by_user" on "kept_rewards" ("user_id");
alter table "quiz_runs" add column "is_practice" integer default 0 not null;
alter table "enrolments" add column "start_day" integer default 0 not null;
create table "exam_servings" ("id" integer primary key autoincrement, "student_id" bigint not null references "users" ("id"), "lesson_id" bigint not null references "lessons" ("id"), "version" integer not null, "served_at" bigint not null, constraint "exam_servings_by_student" unique ("student_id", "lesson_id", "version"));
create index "audit_by_time" on "audit" ("at", "id");
alter table "certificates" add column "signature" text default '' not null;
alter table "certificates" add column "has_logo" integer default 0 not null;
alter table "users" add column "staff" text default '' not null;
create table "class_staff" ("id" integer primary key autoincrement, "class_id" bigint not null references "classes" ("id"), "user_id" bigint not null references "users" ("id"), constraint "class_staff_by_class" unique ("class_id", "user_id"));
create index "class_staff_by_user" on "class_staff" ("user_id");
create table "marking_claims" ("id" integer primary key autoincrement, "result_id" bigint not null references "exam_results" ("id"), "user_id" bigint not null references "users" ("id"), "session_id" bigint not null, "until" bigint not null, constraint "marking_claims_by_result" unique ("result_id"));
create index "marking_claims_by_user" on "marking_claims" ("user_id");
create table "paired_marks" ("id" integer primary key autoincrement, "result_id" bigint not null references "exam_results" ("id"), "place" integer not null, "marker_id" bigint not null references "users" ("id"), "score" double precision not null, "feedback" text not null, "at" bigint not null, constraint "paired_marks_by_place" unique ("result_id", "place"), constraint "paired_marks_by_marker" unique ("result_id", "marker_id"));
create table "student_numbers" ("id" integer primary key autoincrement, "class_id" bigint not null references "classes" ("id"), "student_id" bigint not null references "users" ("id"), "number" integer not null, constraint "student_numbers_by_student" unique ("class_id", "student_id"), constraint "student_numbers_by_number" unique ("class_id", "number"));
alter table "classes" add column "anonymous_marking" integer default 0 not null;
alter table "lessons" add column "second_mark" text default 'off' not null;
alter table "lessons" add column "second_mark_points" integer default 0 not null;
create table "staff_invitations" ("id" integer primary key autoincrement, "email" text not null, "email_key" text not null unique, "staff" text not null, "class_ids" text not null, "token_hash" text not null unique, "invited_by" bigint not null references "users" ("id"), "created_at" bigint not null, "expires_at" bigint not null);
create table "income_shares" ("id" integer primary key autoincrement, "user_id" bigint not null references "users" ("id"), "class_id" bigint not null references "classes" ("id"), "basis_points" integer not null, "from_day" text not null, "actor_id" bigint not null references "users" ("id"), "at" bigint not null);
create index "income_shares_by_class" on "income_shares" ("class_id", "user_id");
create index "income_shares_by_user" on "income_shares" ("user_id");
alter table "audit" add column "actor_staff" text default '' not null;
alter table "questions" add column "strict" integer default 0 not null;
alter table "users" add column "language" text default '' not null;
alter table "email_outbox" add column "language" text default '' not null;
alter table "audit" add column "message" text default '' not null;
alter table "certificates" add column "language" text default 'en' not null;
alter table "ledger" add column "method" text default '' not null;
alter table "ledger" add column "fee" bigint;
drop table ledger_totals;
create table ledger_totals (
    day bigint not null,
    type text not null,
    service text not null,
    method text not null,
    movements bigint not null,
    amount bigint not null,
    test_movements bigint not null,
    test_amount bigint not null,
    constraint one_total_of_a_method_a_day primary key (day, type, service, method)
  );
create table "recorded_payments" ("id" integer primary key autoincrement, "user_id" bigint not null references "users" ("id"), "class_id" bigint references "classes" ("id"), "amount" bigint not null, "method" text not null, "paid_on" text not null, "bank_reference" text not null, "reference_key" text not null, "payer" text not null, "outcome" text not null, "entry" text not null unique, "purchase" text not null, "actor_id" bigint not null references "users" ("id"), "at" bigint not null);
create index "recorded_payments_by_reference" on "recorded_payments" ("reference_key", "id");
create index "recorded_payments_by_user" on "recorded_payments" ("user_id", "id");
create index "recorded_payments_by_purchase" on "recorded_payments" ("purchase", "id");
alter table "enrolments" add column "waived_by" bigint references "users" ("id");
alter table "enrolments" add column "waived" bigint default 0 not null;
alter table "enrolments" add column "waiver" text default '' not null;
alter table "enrolments" add column "waiver_note" text default '' not null;
alter table "classes" add column "parts" integer default 0 not null;
alter table "enrolments" add column "parts" integer default 0 not null;
alter table "enrolments" add column "parts_paid" integer default 0 not null;
alter table "enrolments" add column "parts_total" bigint default 0 not null;
alter table "enrolments" add column "due_at" bigint default 0 not null;
alter table "enrolments" add column "held_until" bigint default 0 not null;
alter table "enrolments" add column "part_reminded_at" bigint default 0 not null;
alter table "payments" add column "in_parts" integer default 0 not null;
alter table "payments" add column "coupon_id" bigint;
create index enrolments_due on enrolments (due_at) where due_at > 0;
create table "coupons" ("id" integer primary key autoincrement, "code" text not null unique, "kind" text not null, "value" bigint not null, "all_classes" integer not null, "max_uses" integer default 0 not null, "uses" integer default 0 not null, "last_day" text default '' not null, "note" text default '' not null, "request_key" text not null unique, "actor_id" bigint not null references "users" ("id"), "created_at" bigint not null, "ended_at" bigint, constraint "coupons_not_overspent" check (max_uses = 0 or uses <= max_uses));
create table "coupon_classes" ("id" integer primary key autoincrement, "coupon_id" bigint not null references "coupons" ("id"), "class_id" bigint not null references "classes" ("id"), constraint "coupon_classes_once" unique ("coupon_id", "class_id"));
create table "coupon_uses" ("id" integer primary key autoincrement, "coupon_id" bigint not null references "coupons" ("id"), "student_id" bigint not null references "users" ("id"), "class_id" bigint not null references "classes" ("id"), "enrolment_id" bigint not null, "amount" bigint not null, "at" bigint not null, constraint "coupon_uses_once" unique ("coupon_id", "student_id"));
create index "coupon_uses_by_student" on "coupon_uses" ("student_id");
create table "contacts" ("id" integer primary key autoincrement, "name" text not null, "email" text not null, "email_key" text not null, "phone" text not null, "created_at" bigint not null);
create index "contacts_by_email" on "contacts" ("email_key");
alter table "users" add column "student_code" text;
alter table "users" add column "contact_id" bigint;
create unique index users_by_student_code on users (student_code) where student_code is not null;
create index users_by_contact on users (contact_id) where contact_id is not null;
create index users_by_phone_digits on users (replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '+', ''), '.', ''), '/', '')) where phone <> '';
create index contacts_by_phone_digits on contacts (replace(replace(replace(replace(replace(replace(replace(phone, ' ', ''), '-', ''), '(', ''), ')', ''), '+', ''), '.', ''), '/', '')) where phone <> '';
alter table "password_links" add column "resets" integer default 0 not null;
create table "transfer_accounts" ("id" integer primary key autoincrement, "user_id" bigint not null references "users" ("id"), "provider" text not null, "account_number" text not null, "bank" text not null, "account_name" text not null, "customer_code" text not null, "provider_slug" text not null, "created_at" bigint not null, "asked_at" bigint default 0 not null, constraint "transfer_accounts_of_user" unique ("provider", "user_id"), constraint "transfer_accounts_by_number" unique ("provider", "account_number"));
create table "transfers" ("id" integer primary key autoincrement, "reference" text not null unique, "provider" text not null, "account_number" text not null, "amount" bigint not null, "currency" text not null, "sender" text default '' not null, "user_id" bigint, "state" text not null, "reason" text default '' not null, "note" text default '' not null, "received_at" bigint not null, "resolved_at" bigint, "resolved_by" bigint);
create index "transfers_by_state" on "transfers" ("state", "id");
create index "transfers_by_user" on "transfers" ("user_id");
create table "transfer_scans" ("id" integer primary key autoincrement, "provider" text not null unique, "scanned_until" bigint not null, "next_at" bigint not null);
create table "sandbox_transfers" ("id" integer primary key autoincrement, "reference" text not null unique, "account_number" text not null, "amount" bigint not null, "at" bigint not null);
alter table "payments" add column "channel" text default 'card' not null;
create table "backups" ("id" integer primary key autoincrement, "slot" bigint not null unique, "origin" text not null, "requested_by" bigint, "due_at" bigint not null, "claimed_until" bigint default 0 not null, "attempts" integer default 0 not null, "started_at" bigint, "finished_at" bigint, "failed_at" bigint, "removed_at" bigint, "phase" text default '' not null, "last_error" text default '' not null, "reason" text default '' not null, "name" text default '' not null, "made_at" bigint default 0 not null, "rows_total" bigint default 0 not null, "files_total" bigint default 0 not null, "bytes" bigint default 0 not null, "file_bytes" bigint default 0 not null, "check_seconds" integer default 0 not null, "ledger_differences" integer default 0 not null, "recipient" text default '' not null);
create index "backups_by_due" on "backups" ("due_at");
create table "backup_state" ("id" integer primary key autoincrement, "recipient" text default '' not null, "recipient_at" bigint default 0 not null, "since" bigint not null, "failures" integer default 0 not null, "last_good_at" bigint default 0 not null, "alerted_at" bigint default 0 not null);
create table "data_protection" ("id" integer primary key autoincrement, "controller" text default '' not null, "address" text default '' not null, "officer" text default '' not null, "contact_email" text default '' not null, "contact_phone" text default '' not null, "processors" text default '' not null, "version" integer default 0 not null);
create table "privacy_complaints" ("id" integer primary key autoincrement, "user_id" bigint, "name" text not null, "email" text not null, "body" text not null, "language" text default '' not null, "received_at" bigint not null, "due_at" bigint not null, "answered_at" bigint, "answered_by" bigint, "answer" text default '' not null);
create index "privacy_complaints_by_received" on "privacy_complaints" ("received_at");
create table "data_export_log" ("id" integer primary key autoincrement, "user_id" bigint not null, "requested_at" bigint not null, "finished_at" bigint);
create index "data_export_log_by_requested" on "data_export_log" ("requested_at");
alter table "questions" add column "content" text default '' not null;
alter table "questions" add column "files" text default '' not null;
create table "practice_rounds" ("id" integer primary key autoincrement, "student_id" bigint not null references "users" ("id"), "lesson_id" bigint not null references "lessons" ("id"), "idempotency_key" text not null, "at" bigint not null, constraint "practice_rounds_by_key" unique ("student_id", "idempotency_key"));
create table "practice_results" ("id" integer primary key autoincrement, "student_id" bigint not null references "users" ("id"), "lesson_id" bigint not null references "lessons" ("id"), "question_id" bigint not null, "first_verdict" text not null, "first_answer" text not null, "rounds" integer default 0 not null, "is_right" integer default 0 not null, constraint "practice_results_by_student" unique ("student_id", "question_id"));
create index "practice_results_by_lesson" on "practice_results" ("lesson_id", "question_id");
alter table "lessons" add column "blocks" text default '' not null;
alter table "lessons" add column "block_files" text default '' not null;
create table "live_sessions" ("id" integer primary key autoincrement, "rand" text not null unique, "class_id" bigint not null references "classes" ("id"), "series_id" bigint default 0 not null, "starts_at" bigint not null, "minutes" integer not null, "link" text not null, "note" text not null, "sequence" integer default 0 not null, "cancelled_at" bigint, "lesson_id" bigint references "lessons" ("id"), "updated_at" bigint not null);
create index "live_sessions_by_class" on "live_sessions" ("class_id", "starts_at");
create index "live_sessions_by_series" on "live_sessions" ("series_id");
create index "live_sessions_by_lesson" on "live_sessions" ("lesson_id");
create table "live_reminders" ("id" integer primary key autoincrement, "session_id" bigint not null references "live_sessions" ("id"), "minutes_before" integer not null, "starts_at" bigint not null, "due_at" bigint not null, "attempts" integer default 0 not null, "claimed_until" bigint default 0 not null, "done_at" bigint);
create unique index "live_reminders_once" on "live_reminders" ("session_id", "minutes_before", "starts_at");
create index "live_reminders_due" on "live_reminders" ("done_at", "due_at");
create table "live_attendance" ("id" integer primary key autoincrement, "session_id" bigint not null references "live_sessions" ("id"), "student_id" bigint not null references "users" ("id"), "joined_at" bigint default 0 not null, "status" text not null, "marked_by" bigint references "users" ("id"), "marked_at" bigint);
create unique index "live_attendance_once" on "live_attendance" ("session_id", "student_id");
create index "live_attendance_by_student" on "live_attendance" ("student_id");
alter table "push_notices" add column "urgent" integer default 0 not null;
alter table "push_deliveries" add column "held" integer default 0 not null;
create unique index push_deliveries_one_held on push_deliveries (subscription_id) where held > 0;
create table "calendar_feeds" ("id" integer primary key autoincrement, "user_id" bigint not null unique references "users" ("id"), "version" integer not null);
create table "guardian_links" ("id" integer primary key autoincrement, "student_id" bigint not null references "users" ("id"), "rand" text not null unique, "name" text not null, "language" text not null, "consent" text not null, "created_by" bigint not null references "users" ("id"), "created_at" bigint not null, "opened_at" bigint default 0 not null, "revoked_at" bigint);
create index "guardian_links_by_student" on "guardian_links" ("student_id");
alter table "exam_results" add column "image_print" text default '' not null;
create table "word_cards" ("id" integer primary key autoincrement, "card" text not null unique, "letters" text not null);
create index "word_cards_by_letters" on "word_cards" ("letters");
create table "words" ("id" integer primary key autoincrement, "lesson_id" bigint not null references "lessons" ("id"), "card_id" bigint not null references "word_cards" ("id"), "position" integer not null, "text" text not null, "form" text default '' not null, "meaning" text default '' not null, "plural" text default '' not null, "present" text default '' not null, "masdar" text default '' not null, "gender" text default '' not null, "root" text default '' not null, "preposition" text default '' not null, "example" text default '' not null, "file" bigint default 0 not null, "deleted_at" bigint, constraint "words_once_a_lesson" unique ("lesson_id", "card_id"));
create index "words_by_card" on "words" ("card_id");
create index "words_by_file" on "words" ("file");
create table "my_words" ("id" integer primary key autoincrement, "student_id" bigint not null references "users" ("id"), "card_id" bigint not null references "word_cards" ("id"), "word_id" bigint not null references "words" ("id"), "added_at" bigint not null, "removed_at" bigint, "taken_up_at" bigint default 0 not null, "due_day" bigint, "first_day" bigint, "last_day" bigint, "reviews" integer default 0 not null, "failures" integer default 0 not null, "is_set_aside" integer default 0 not null, constraint "my_words_once" unique ("student_id", "card_id"));
create index "my_words_by_card" on "my_words" ("card_id");
create index "my_words_by_word" on "my_words" ("word_id");
create table "word_reviews" ("id" integer primary key autoincrement, "student_id" bigint not null references "users" ("id"), "card_id" bigint not null references "word_cards" ("id"), "review_id" text not null, "rating" integer not null, "at" bigint not null, "version" integer not null, "undoes" text default '' not null, constraint "word_reviews_once" unique ("student_id", "review_id"));
create index "word_reviews_by_word" on "word_reviews" ("student_id", "card_id");
create index "word_reviews_by_card" on "word_reviews" ("card_id");
create table "word_settings" ("id" integer primary key autoincrement, "student_id" bigint not null unique references "users" ("id"), "new_per_day" integer not null);
create table "recordings" ("id" integer primary key autoincrement, "user_id" bigint not null references "users" ("id"), "purpose" text not null, "lesson_id" bigint references "lessons" ("id"), "result_id" bigint references "exam_results" ("id"), "uncounted_id" bigint, "attempt" bigint default 1 not null, "limited_to" bigint references "users" ("id"), "file" text not null, "mime_type" text not null, "bytes" bigint not null, "milliseconds" bigint not null, "peaks" text default '' not null, "idempotency_key" text not null, "created_at" bigint not null, "due_at" bigint, "claimed_until" bigint default 0 not null, "attempts" bigint default 0 not null, "finished_at" bigint, "failed_at" bigint, "last_error" text default '' not null);
create unique index "recordings_by_key" on "recordings" ("user_id", "idempotency_key");
create index "recordings_by_result" on "recordings" ("result_id");
create index "recordings_by_uncounted" on "recordings" ("uncounted_id");
create index "recordings_by_lesson" on "recordings" ("lesson_id");
create index "recordings_by_due" on "recordings" ("due_at");
create index "recordings_by_age" on "recordings" ("created_at");
create index "recordings_by_file" on "recordings" ("file");
create table "recording_consents" ("id" integer primary key autoincrement, "user_id" bigint not null unique references "users" ("id"), "is_minor" bigint not null, "guardian" text not null, "recorded_by" bigint not null references "users" ("id"), "at" bigint not null);
alter table "lessons" add column "answer_ways" text default '' not null;
alter table "lessons" add column "reading" text default '' not null;
alter table "lessons" add column "reading_source" text default '' not null;
alter table "exam_results" add column "theory_voice" bigint default 0 not null;
alter table "uncounted_submissions" add column "theory_voice" bigint default 0 not null;
create table "recording_rules" ("id" integer primary key autoincrement, "keep_days" bigint not null, "marker_id" bigint references "users" ("id"));
create table "answer_corrections" ("id" integer primary key autoincrement, "result_id" bigint not null references "exam_results" ("id"), "attempt" integer not null, "kind" text not null, "letter" text not null, "word" integer, "moment" integer, "x" integer, "y" integer, "start_at" integer, "end_at" integer, "comment" text not null, "recording_id" bigint, "clip_id" bigint, "marker_id" bigint not null references "users" ("id"), "created_at" bigint not null);
create index "answer_corrections_by_result" on "answer_corrections" ("result_id", "attempt");
create index "answer_corrections_by_recording" on "answer_corrections" ("recording_id");
create table "correction_clips" ("id" integer primary key autoincrement, "owner_id" bigint not null references "users" ("id"), "name" text not null, "kind" text not null, "recording_id" bigint not null, "used_at" bigint not null, "removed_at" bigint);
create index "correction_clips_by_owner" on "correction_clips" ("owner_id", "used_at");
create table "criterion_scores" ("id" integer primary key autoincrement, "result_id" bigint not null references "exam_results" ("id"), "marker_id" bigint not null references "users" ("id"), "place" integer not null, "name" text not null, "score" integer not null);
create unique index "criterion_scores_once" on "criterion_scores" ("result_id", "marker_id", "place");
create table "new_attempts" ("id" integer primary key autoincrement, "result_id" bigint not null unique references "exam_results" ("id"), "allowed_by" bigint not null references "users" ("id"), "allowed_at" bigint not null, "submitted_at" bigint);
create table "line_models" ("id" integer primary key autoincrement, "lesson_id" bigint not null references "lessons" ("id"), "line" text not null, "recording_id" bigint not null);
create unique index "line_models_once" on "line_models" ("lesson_id", "line");
create table "letter_sounds" ("id" integer primary key autoincrement, "name" text not null, "media_id" bigint not null references "question_media" ("id"), "recorded_at" bigint not null, constraint "letter_sounds_by_name" unique ("name"));
create table "letter_progress" ("id" integer primary key autoincrement, "student_id" bigint not null references "users" ("id"), "item" text not null, "skill" text not null, "right_at" bigint not null, "wrong_at" bigint not null, constraint "letter_progress_by_student" unique ("student_id", "item", "skill"));
alter table "classes" add column "can_do" text default '' not null;
alter table "classes" add column "aliases" text default '' not null;
alter table "lessons" add column "search_text" text default '' not null;
alter table "lessons" add column "closes_at" bigint default 0 not null;
alter table "lessons" add column "grace_minutes" integer default 0 not null;
alter table "lessons" add column "time_limit" integer default 0 not null;
alter table "lessons" add column "shuffled" integer default 0 not null;
alter table "lessons" add column "draw_count" integer default 0 not null;
alter table "lessons" add column "attempts" integer default 1 not null;
alter table "lessons" add column "attempt_rule" text default 'best' not null;
alter table "lessons" add column "attachments" text default '' not null;
create temp table "kept_exam_marks" as select * from "exam_marks";
create temp table "kept_typed_answers" as select * from "typed_answers";
create temp table "kept_marking_claims" as select * from "marking_claims";
create temp table "kept_paired_marks" as select * from "paired_marks";
create temp table "kept_recordings" as select * from "recordings";
create temp table "kept_answer_corrections" as select * from "answer_corrections";
create temp table "kept_criterion_scores" as select * from "criterion_scores";
create temp table "kept_new_attempts" as select * from "new_attempts";
CREATE TABLE exam_results_rebuilt (
    id integer primary key autoincrement,
    lesson_id bigint not null references lessons (id),
    class_id bigint not null references classes (id),
    student_id bigint not null references users (id),
    answers text not null,
    objective_score double precision,
    theory_text text not null,
    theory_image text not null,
    theory_score double precision,
    total_score double precision,
    submitted_at bigint not null,
    marked_at bigint,
    marked_by bigint references users (id),
    feedback text not null default '',
    image_turns integer not null default 0,
    exam_version integer not null default 1,
    scored_version integer not null default 1,
    idempotency_key text,
    received_at bigint, "image_print" text default '' not null, "theory_voice" bigint default 0 not null
  );
drop table exam_results;
alter table exam_results_rebuilt rename to exam_results;
CREATE INDEX exam_results_unmarked on exam_results (submitted_at, id, lesson_id, student_id) where marked_at is null;
CREATE INDEX exam_results_unmarked_by_lesson on exam_results (lesson_id, student_id) where marked_at is null;
CREATE INDEX exam_results_by_student on exam_results (student_id, submitted_at, class_id, lesson_id);
CREATE INDEX exam_results_marked on exam_results (marked_at, id) where theory_score is not null;
CREATE INDEX exam_results_by_lesson on exam_results (lesson_id, student_id, marked_at, total_score);
CREATE INDEX exam_results_by_score on exam_results (lesson_id, total_score, student_id);
CREATE UNIQUE INDEX exam_results_by_key on exam_results (student_id, idempotency_key) where idempotency_key is not null;
drop table "temp"."kept_exam_marks";
drop table "temp"."kept_typed_answers";
drop table "temp"."kept_marking_claims";
drop table "temp"."kept_paired_marks";
drop table "temp"."kept_recordings";
drop table "temp"."kept_answer_corrections";
drop table "temp"."kept_criterion_scores";
drop table "temp"."kept_new_attempts";
alter table "exam_results" add column "attempt" integer default 1 not null;
alter table "exam_results" add column "counts" integer default 1 not null;
alter table "exam_results" add column "question_ids" text default '' not null;
create unique index exam_results_by_attempt on exam_results (student_id, lesson_id, attempt);
create unique index exam_results_counted on exam_results (student_id, lesson_id) where counts = 1;
create table "exam_openings" ("id" integer primary key autoincrement, "lesson_id" bigint not null references "lessons" ("id"), "student_id" bigint not null references "users" ("id"), "attempt" integer not null, "served_at" bigint not null, "opened_at" bigint, "by_phone" integer default 0 not null, "drawn" text not null, "draw_count" integer default 0 not null, "shuffled" integer default 0 not null);
create unique index "exam_openings_by_attempt" on "exam_openings" ("student_id", "lesson_id", "attempt");
create table "exam_allowances" ("id" integer primary key autoincrement, "lesson_id" bigint not null references "lessons" ("id"), "student_id" bigint not null references "users" ("id"), "extra_attempts" integer default 0 not null, "extra_minutes" integer default 0 not null, "closes_at" bigint default 0 not null);
create unique index "exam_allowances_by_student" on "exam_allowances" ("student_id", "lesson_id");
alter table "email_outbox" add column "student_id" bigint;
alter table "recordings" rename to "answer_files";
drop index "recordings_by_key";
create unique index "answer_files_by_key" on "answer_files" ("user_id", "idempotency_key");
drop index "recordings_by_result";
create index "answer_files_by_result" on "answer_files" ("result_id");
drop index "recordings_by_uncounted";
create index "answer_files_by_uncounted" on "answer_files" ("uncounted_id");
drop index "recordings_by_lesson";
create index "answer_files_by_lesson" on "answer_files" ("lesson_id");
drop index "recordings_by_due";
create index "answer_files_by_due" on "answer_files" ("due_at");
drop index "recordings_by_age";
create index "answer_files_by_age" on "answer_files" ("created_at");
drop index "recordings_by_file";
create index "answer_files_by_file" on "answer_files" ("file");
alter table "exam_results" add column "theory_photo" bigint default 0 not null;
alter table "exam_results" drop column "theory_image";
alter table "uncounted_submissions" add column "theory_photo" bigint default 0 not null;
alter table "uncounted_submissions" drop column "theory_image";
create index exam_results_marked_by_lesson
    on exam_results (lesson_id, marked_at, id, student_id) where theory_score is not null;
