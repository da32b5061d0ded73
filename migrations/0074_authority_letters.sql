CREATE TABLE "authority_letter_history" (
	"letter_id" text NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" text NOT NULL,
	"by_name" text NOT NULL,
	"action" text NOT NULL,
	"changed" text[] NOT NULL,
	"note" text,
	CONSTRAINT "authority_letter_history_letter_id_revision_pk" PRIMARY KEY("letter_id","revision")
);
--> statement-breakpoint
CREATE TABLE "authority_letters" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"company_id" text,
	"work_order_id" text,
	"registration_id" text,
	"authority" text NOT NULL,
	"country" text,
	"dated" date,
	"received" date NOT NULL,
	"reference" text,
	"reference_key" text,
	"reply_by" date,
	"summary_en" text,
	"summary_zh" text,
	"visible_to_seller" boolean NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"sha256" text NOT NULL,
	"pages" integer,
	"own_text" jsonb,
	"answered_on" date,
	"closing_note" text,
	"uploaded_by_id" text NOT NULL,
	"uploaded_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "authority_letters_open" ON "authority_letters" USING btree ("state","reply_by","created_at","id");--> statement-breakpoint
CREATE INDEX "authority_letters_closed" ON "authority_letters" USING btree ("state","changed_at","id");--> statement-breakpoint
CREATE INDEX "authority_letters_reference" ON "authority_letters" USING btree ("reference_key","created_at");--> statement-breakpoint
CREATE INDEX "authority_letters_work_order" ON "authority_letters" USING btree ("work_order_id","created_at");--> statement-breakpoint
CREATE INDEX "authority_letters_company" ON "authority_letters" USING btree ("company_id","reply_by");--> statement-breakpoint
CREATE INDEX "authority_letters_same_file" ON "authority_letters" USING btree ("sha256");