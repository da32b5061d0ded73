CREATE TABLE "licences" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"act" text NOT NULL,
	"holder" text NOT NULL,
	"number" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"ended_on" date,
	"signers" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_choices" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"country" text NOT NULL,
	"choice" text NOT NULL,
	"band_from" bigint,
	"band_to" bigint,
	"currency" text NOT NULL,
	"version" text NOT NULL,
	"statement" jsonb NOT NULL,
	"signature" text NOT NULL,
	"signed_by" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "standing_choices_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "licences_country" ON "licences" USING btree ("country","act");--> statement-breakpoint
CREATE INDEX "standing_choices_country" ON "standing_choices" USING btree ("company_id","country","signed_at" desc);--> statement-breakpoint
CREATE INDEX "declarations_accepted" ON "declarations" USING btree ("to_day" desc,"id" desc) WHERE status = 'ACCEPTED';--> statement-breakpoint
CREATE INDEX "declarations_number" ON "declarations" USING btree ("number");