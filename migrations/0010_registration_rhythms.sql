ALTER TABLE "registrations" ADD COLUMN "rhythm" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "period_offset" integer DEFAULT 0 NOT NULL;