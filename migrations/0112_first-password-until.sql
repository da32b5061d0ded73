ALTER TABLE "staff_members" ADD COLUMN "password_until" timestamp with time zone;--> statement-breakpoint
-- What was handed out before this is known to somebody else too: it ends as if it were handed out now.
UPDATE "staff_members" SET "password_until" = now() + interval '7 days' WHERE "must_change_password";
