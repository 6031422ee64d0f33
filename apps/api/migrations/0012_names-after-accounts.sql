ALTER TABLE "list_collaborators" ADD COLUMN "invited_email" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_operations_user" ON "list_operations" USING btree ("user_id","list_id","sequence");--> statement-breakpoint
-- Until now a notice held the name of who did it. Who declined stays unnamed.
UPDATE "notices" SET "author_id" = (
  SELECT min("id") FROM "users" WHERE "full_name" = "notices"."facts" ->> 'who' HAVING count(*) = 1
) WHERE "facts" ->> 'isAccepted' IS DISTINCT FROM 'false';--> statement-breakpoint
UPDATE "notices" SET "facts" = "facts" - 'who';--> statement-breakpoint
-- What accounts that have gone already left behind.
UPDATE "list_operations" SET "operation" = CASE "operation" ->> 'kind'
  WHEN 'check' THEN jsonb_set("operation", '{by}', '""')
  WHEN 'add' THEN jsonb_set("operation", '{item,addedBy}', '""')
  ELSE "operation" END
WHERE "user_id" IS NULL;--> statement-breakpoint
UPDATE "list_items" SET "state" = jsonb_set("state", '{check,value,by}', '""')
WHERE "state" #>> '{check,value,by}' NOT IN (SELECT "id" FROM "users");--> statement-breakpoint
UPDATE "list_items" SET "state" = jsonb_set("state", '{base,value,addedBy}', '""')
WHERE "state" #>> '{base,value,addedBy}' NOT IN (SELECT "id" FROM "users");--> statement-breakpoint
UPDATE "auth_events" SET "user_id" = NULL WHERE "user_id" NOT IN (SELECT "id" FROM "users");
