ALTER TABLE "company_closings" ADD COLUMN "last_member" text;--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "closed_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;