# Le fichier où les parties sont gardées
fault-store = Le fichier des parties { $path } ne répond pas : { $problem }.
fault-store-in-use = Un autre serveur se sert déjà de { $path } ; un fichier de parties ne sert qu’à un seul serveur.
fault-store-full = Plus de place pour { $path } : libérez de l’espace sur le disque.
fault-store-damaged = { $path } est abîmé ({ $problem }) ; reprenez une sauvegarde, il n’a pas été modifié.
fault-store-foreign = { $path } n’est pas un fichier de parties de Ludothèque ; il n’a pas été modifié.
fault-store-layout = { $path } a été écrit par une autre version de Ludothèque (format { $found }, celle-ci lit le { $known }) ; reprenez cette version, le fichier n’a pas été modifié.
fault-store-path = { $path } ne peut pas être ouvert en écriture : vérifiez le dossier et les droits.
