# The file where games are kept
fault-store = The file of games { $path } does not answer: { $problem }.
fault-store-in-use = Another server already uses { $path }; a file of games serves one server only.
fault-store-full = No room left for { $path }: free some space on the disk.
fault-store-damaged = { $path } is damaged ({ $problem }); go back to a copy, it was not changed.
fault-store-foreign = { $path } is no file of games of Ludothèque; it was not changed.
fault-store-layout = { $path } was written by another version of Ludothèque (layout { $found }, this one reads { $known }); use that version, the file was not changed.
fault-store-path = { $path } cannot be opened for writing: check the folder and its permissions.
