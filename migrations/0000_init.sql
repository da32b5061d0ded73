CREATE TABLE "audit_trail" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"action" text NOT NULL,
	"record" text NOT NULL,
	"company_id" text,
	"address" text,
	"detail" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"principal" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"holder" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_principal_call_key_pk" PRIMARY KEY("principal","call","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_workers" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"mark" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_counters_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_original" text,
	"country" text NOT NULL,
	"registration_number" text,
	"vat_number" text,
	"vat_number_status" text NOT NULL,
	"address" jsonb,
	"lang" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"company_name" text NOT NULL,
	"company_country" text NOT NULL,
	"lang" text NOT NULL,
	"agreement_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "user_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"agreement_version" text NOT NULL,
	"agreement_accepted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"product_id" text NOT NULL,
	"options" jsonb NOT NULL,
	"options_key" text NOT NULL,
	"quantity" integer NOT NULL,
	"seen_net" bigint NOT NULL,
	"seen_currency" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_stamp" (
	"id" integer PRIMARY KEY NOT NULL,
	"number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"nodes" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"option" text NOT NULL,
	"value" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"process_version_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_bindings" (
	"company_id" text NOT NULL,
	"record" text NOT NULL,
	"place" text NOT NULL,
	"file_id" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "file_bindings_company_id_record_place_file_id_pk" PRIMARY KEY("company_id","record","place","file_id")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"key_id" text NOT NULL,
	"scan" text NOT NULL,
	"uploaded_by_kind" text NOT NULL,
	"uploaded_by_id" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_sections" (
	"company_id" text NOT NULL,
	"node_id" text NOT NULL,
	"section" text NOT NULL,
	"revision" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"sealed" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "form_sections_company_id_node_id_section_pk" PRIMARY KEY("company_id","node_id","section")
);
--> statement-breakpoint
CREATE TABLE "form_submissions" (
	"company_id" text NOT NULL,
	"node_id" text NOT NULL,
	"number" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"sealed" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"submitted_by" text NOT NULL,
	"submitted_by_name" text NOT NULL,
	CONSTRAINT "form_submissions_company_id_node_id_number_pk" PRIMARY KEY("company_id","node_id","number")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"company_id" text NOT NULL,
	"node_id" text NOT NULL,
	"template_key" text NOT NULL,
	"template_version" integer NOT NULL,
	"revision" integer NOT NULL,
	"submissions" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "forms_company_id_node_id_pk" PRIMARY KEY("company_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "review_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"node_id" text NOT NULL,
	"path" text NOT NULL,
	"submission" integer NOT NULL,
	"reason_code" text NOT NULL,
	"text" jsonb NOT NULL,
	"example" text,
	"file_ids" jsonb NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_history_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"amount" bigint
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"cart_line_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_code" text NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"name" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"option_texts" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"quote" jsonb NOT NULL,
	"net" bigint NOT NULL,
	"work_order_id" text,
	"work_order_number" text
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat_kind" text NOT NULL,
	"vat_rate_basis_points" integer NOT NULL,
	"vat_reason" jsonb NOT NULL,
	"vat_source" text NOT NULL,
	"buyer" jsonb NOT NULL,
	"agreement_version" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"mode" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"session_id" text,
	"redirect_url" text,
	"refund_reason" text,
	"refund_id" text,
	"refunded_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"next_check_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"lang" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret_sealed" text NOT NULL,
	"totp_last_step" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_members_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"country" text NOT NULL,
	"kind" text,
	"registration_number" text,
	"valid_from" text,
	"valid_to" text,
	"certificate_file_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wo_history" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"node_id" text,
	"at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"params" jsonb NOT NULL,
	"reason" jsonb,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"internal" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wo_nodes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"work_order_id" text NOT NULL,
	"position" integer NOT NULL,
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"kind" text NOT NULL,
	"owner" text NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp with time zone NOT NULL,
	"expected_days" jsonb NOT NULL,
	"form_template" jsonb,
	"reviews" text,
	"filed_by" text,
	"produces" text,
	"document_kind" text,
	"skip_reason" jsonb,
	"details" jsonb NOT NULL,
	"started_at" timestamp with time zone,
	"due_at" text,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"order_number" text NOT NULL,
	"order_line_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_code" text NOT NULL,
	"product_name" jsonb NOT NULL,
	"country" text NOT NULL,
	"options" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"process_version_id" text NOT NULL,
	"process_key" text NOT NULL,
	"process_version" integer NOT NULL,
	"bought_by_id" text NOT NULL,
	"bought_by_name" text NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"status_reason" jsonb,
	"assignee_id" text,
	"turn" text NOT NULL,
	"turn_since" timestamp with time zone,
	"percent" integer NOT NULL,
	"current_node_key" text,
	"due_on" text,
	"expected_low" text,
	"expected_high" text,
	"finished_before" integer NOT NULL,
	"completed_at" timestamp with time zone,
	"duration_days" integer
);
--> statement-breakpoint
CREATE TABLE "sandbox_pay_deliveries" (
	"event_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"tries" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_pay_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"session_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_pay_refunds_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_pay_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"live" boolean NOT NULL,
	"status" text NOT NULL,
	"lang" text NOT NULL,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "sandbox_pay_sessions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_product_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."product_categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_process_version_id_process_versions_id_fk" FOREIGN KEY ("process_version_id") REFERENCES "public"."process_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_bindings" ADD CONSTRAINT "file_bindings_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wo_history" ADD CONSTRAINT "wo_history_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wo_nodes" ADD CONSTRAINT "wo_nodes_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_pay_deliveries" ADD CONSTRAINT "sandbox_pay_deliveries_session_id_sandbox_pay_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sandbox_pay_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_pay_refunds" ADD CONSTRAINT "sandbox_pay_refunds_session_id_sandbox_pay_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sandbox_pay_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_trail_record" ON "audit_trail" USING btree ("record");--> statement-breakpoint
CREATE INDEX "audit_trail_company" ON "audit_trail" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_started" ON "idempotent_answers" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "rate_counters_window" ON "rate_counters" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "company_members_user" ON "company_members" USING btree ("user_id","joined_at");--> statement-breakpoint
CREATE INDEX "mail_tokens_subject" ON "mail_tokens" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "mail_tokens_expiry" ON "mail_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_created" ON "password_resets" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_sessions_user" ON "user_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_sessions_expiry" ON "user_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_same" ON "cart_lines" USING btree ("company_id","user_id","product_id","options_key");--> statement-breakpoint
CREATE INDEX "cart_lines_user" ON "cart_lines" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cart_lines_product" ON "cart_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cart_lines_owner" ON "cart_lines" USING btree ("company_id","user_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "process_versions_key_version" ON "process_versions" USING btree ("key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "product_prices_open" ON "product_prices" USING btree ("product_id","option","value","currency") WHERE "product_prices"."valid_until" is null;--> statement-breakpoint
CREATE INDEX "product_prices_product" ON "product_prices" USING btree ("product_id","valid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "products_code" ON "products" USING btree ("code");--> statement-breakpoint
CREATE INDEX "products_status" ON "products" USING btree ("status","position");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category");--> statement-breakpoint
CREATE INDEX "products_process" ON "products" USING btree ("process_version_id");--> statement-breakpoint
CREATE INDEX "file_bindings_file" ON "file_bindings" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "stored_files_company" ON "stored_files" USING btree ("company_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "review_notes_node" ON "review_notes" USING btree ("company_id","node_id","at");--> statement-breakpoint
CREATE INDEX "order_history_order" ON "order_history" USING btree ("order_id","sequence");--> statement-breakpoint
CREATE INDEX "order_history_company" ON "order_history" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_cart_line" ON "order_lines" USING btree ("cart_line_id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_company" ON "order_lines" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "orders_company" ON "orders" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_company_status" ON "orders" USING btree ("company_id","status","created_at");--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."status" in ('CREATED', 'PENDING');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_session" ON "payments" USING btree ("provider","session_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_company" ON "payments" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "services_work_order" ON "services" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "services_company" ON "services" USING btree ("company_id","country");--> statement-breakpoint
CREATE INDEX "wo_history_work_order" ON "wo_history" USING btree ("work_order_id","sequence");--> statement-breakpoint
CREATE INDEX "wo_history_company" ON "wo_history" USING btree ("company_id","work_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wo_nodes_position" ON "wo_nodes" USING btree ("work_order_id","position");--> statement-breakpoint
CREATE INDEX "wo_nodes_company" ON "wo_nodes" USING btree ("company_id","work_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_orders_order_line" ON "work_orders" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_orders_number" ON "work_orders" USING btree ("number");--> statement-breakpoint
CREATE INDEX "work_orders_company" ON "work_orders" USING btree ("company_id","bought_at","id");--> statement-breakpoint
CREATE INDEX "work_orders_company_status" ON "work_orders" USING btree ("company_id","status","turn");--> statement-breakpoint
CREATE INDEX "work_orders_order" ON "work_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "work_orders_bought" ON "work_orders" USING btree ("bought_at","id");--> statement-breakpoint
CREATE INDEX "work_orders_queue" ON "work_orders" USING btree ("turn","turn_since","id") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "work_orders_assignee" ON "work_orders" USING btree ("assignee_id","turn","turn_since") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "work_orders_due" ON "work_orders" USING btree ("due_on") WHERE status = 'OPEN';--> statement-breakpoint
CREATE INDEX "work_orders_finished" ON "work_orders" USING btree ("product_id","completed_at") WHERE status = 'COMPLETED';--> statement-breakpoint
CREATE INDEX "sandbox_pay_deliveries_session" ON "sandbox_pay_deliveries" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sandbox_pay_refunds_session" ON "sandbox_pay_refunds" USING btree ("session_id");