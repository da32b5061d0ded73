CREATE TABLE "hmrc_clients" (
	"company_id" text NOT NULL,
	"registration_id" text NOT NULL,
	"vrn" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hmrc_clients_company_id_registration_id_pk" PRIMARY KEY("company_id","registration_id")
);
--> statement-breakpoint
CREATE TABLE "hmrc_grants" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"sealed_access_token" text NOT NULL,
	"access_until" timestamp with time zone NOT NULL,
	"sealed_refresh_token" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" text NOT NULL,
	"expires_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hmrc_submissions" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"declaration_id" text NOT NULL,
	"revision" integer NOT NULL,
	"vrn" text NOT NULL,
	"period_key" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"correlation_id" text,
	"receipt_id" text,
	"receipt_at" timestamp with time zone,
	"form_bundle_number" text,
	"charge_reference" text,
	"payment_indicator" text,
	"fault_code" text,
	"fault_path" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hmrc_submissions_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "hmrc_used_states" (
	"hash" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "hmrc_submissions_once" ON "hmrc_submissions" USING btree ("company_id","declaration_id") WHERE status in ('SENDING', 'UNCLEAR', 'TAKEN');--> statement-breakpoint
CREATE INDEX "hmrc_submissions_of" ON "hmrc_submissions" USING btree ("company_id","declaration_id","sent_at");