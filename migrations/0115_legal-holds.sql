CREATE TABLE "legal_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"subject_id" text NOT NULL,
	"address" text,
	"marks" text[] NOT NULL,
	"reason" text NOT NULL,
	"until" date,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"lift_asked_by" text,
	"lift_asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE INDEX "legal_holds_newest" ON "legal_holds" USING btree ("set_at","id");--> statement-breakpoint
CREATE INDEX "legal_holds_open" ON "legal_holds" USING btree ("subject_id") WHERE ended_at is null;